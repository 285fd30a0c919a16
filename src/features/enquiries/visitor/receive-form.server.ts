import { createHash } from 'node:crypto';
import { EnquiryInput } from '#features/enquiries/enquiry.ts';
import type { EnquiryRefusal } from '#features/enquiries/receive-once.server.ts';
import type { EnquiryAccess } from '#web/page-request.server.ts';
import { type FormBody, type FormField, formBody, refusedFields } from './sending/form-body.ts';

const FIELD_OF: Partial<Record<EnquiryRefusal['refused'], FormField>> = { 'too many': 'tooMany' };

/** What the visitor typed, to be shown again with what is wrong. */
export interface RefusedForm {
  readonly typed: FormBody;
  readonly fields: readonly FormField[];
}

export async function receiveForm({ inbox, address }: EnquiryAccess, form: FormData) {
  const typed = formBody(form);
  const parsed = EnquiryInput.safeParse(typed);
  if (!parsed.success) {
    const paths = parsed.error.issues.map(({ path }) => String(path[0]));
    return refuse(422, typed, refusedFields(paths));
  }
  const received = await inbox.receive(parsed.data, { address, key: keyOf(form, typed) });
  if (!('refused' in received)) return received;
  const field = FIELD_OF[received.refused] ?? 'form';
  return refuse(field === 'tooMany' ? 429 : 422, typed, [field]);
}

/** The same form sent twice is one enquiry; sent again with a correction it is another. */
function keyOf(form: FormData, typed: FormBody): string {
  const { formToken: _token, ...said } = typed;
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return `${form.get('key')} ${hash}`;
}

function refuse(status: number, { formToken: _, ...typed }: FormBody, fields: FormField[]) {
  const refused: RefusedForm = { typed: { ...typed, formToken: '', website: '' }, fields };
  return { refused, status };
}
