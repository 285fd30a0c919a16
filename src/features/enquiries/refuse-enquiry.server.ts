import type { Context } from 'hono';
import { problem } from '#platform/http/problem.ts';
import { refuseWrite } from '#platform/writes/routes.server.ts';
import type { EnquiryRefusal } from './receive-once.server.ts';

const INVALID = 'The request breaks a rule; errors says which.';

export function refuseAssignee(context: Context) {
  return problem(context, 400, INVALID, { assignee: ['Nobody of this name may look after it.'] });
}

export function refuseEnquiry(context: Context, refusal: EnquiryRefusal) {
  switch (refusal.refused) {
    case 'too many':
      context.header('Retry-After', String(refusal.waitSeconds));
      return problem(
        context,
        429,
        `At most five enquiries an hour are taken from one address and for one phone. Try again in ${refusal.waitSeconds} seconds.`,
      );
    case 'key reused':
      return refuseWrite(context, 'key reused', 'enquiry');
    case 'unknown property':
      return problem(context, 400, INVALID, { propertyId: ['There is no such property.'] });
    case 'robot':
      return problem(context, 400, INVALID, { website: ['Please leave this field empty.'] });
    case 'young form':
      return problem(context, 400, INVALID, {
        formToken: ['The form was sent too fast. Please send it again in a few seconds.'],
      });
    case 'forged form':
      return problem(context, 400, INVALID, {
        formToken: ['This form is too old. Please open it anew.'],
      });
  }
}
