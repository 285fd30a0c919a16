import { enquiryAddress, enquiryOf, sentAddress } from '#features/enquiries/enquiry-address.ts';
import { KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { fill } from '#platform/language/fill.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { redirect } from '#web/pages/redirect.server.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { findSubject, loadSent, visitDays } from './load-page.server.ts';
import { type RefusedForm, receiveForm } from './receive-form.server.ts';

export async function load(asked: PageRequest): Promise<PageAnswer> {
  return answer(asked, 200, undefined);
}

/** For browsers without scripts. */
export async function receive(asked: PageRequest): Promise<PageAnswer | Response> {
  const { enquiries, form, language, url } = asked;
  const received = await receiveForm(enquiries, await form());
  if ('refused' in received) return answer(asked, received.status, received.refused);
  const { kind, propertyId } = enquiryOf(url.searchParams);
  const address = sentAddress(enquiryAddress(kind, propertyId), received.reference);
  return redirect(addressIn(language, address), 303);
}

async function answer(
  asked: PageRequest,
  status: number,
  refused: RefusedForm | undefined,
): Promise<PageAnswer> {
  const { enquiries, language, services, url } = asked;
  const { kind, propertyId, sent } = enquiryOf(url.searchParams);
  const subject =
    propertyId === undefined ? undefined : await findSubject(services.db, propertyId, language);
  const { inbox } = enquiries;
  const messages = MESSAGES[language].enquiry;
  return {
    view: 'enquiry',
    data: {
      messages,
      kind,
      subject,
      sent: sent === undefined ? undefined : await loadSent(services, sent, subject, language),
      days: KINDS[kind].time === 'visit' ? visitDays(inbox.now(), language) : [],
      formToken: inbox.formToken(),
      formKey: crypto.randomUUID(),
      refused,
    },
    meta: await agencyMeta(asked, (agency) => ({
      title: fill(messages.title, { heading: messages.heading[kind], agency }),
      description: fill(messages.description, { agency }),
      address: '/enquiry',
      indexed: false,
    })),
    status,
    // A form has a token of its own, and an answer may carry what somebody typed.
    headers: { 'Cache-Control': 'no-store' },
  };
}
