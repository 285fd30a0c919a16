import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import type { Enquiry, EnquiryUpdate } from '#features/enquiries/enquiry.ts';
import { hasMembers, isNumber, isText, shapeOf } from '#validation/shape.ts';

export type Standing = Pick<EnquiryUpdate, 'status' | 'followUpOn'>;

const STORED = shapeOf(hasMembers<Enquiry>({ id: isNumber, note: isText }));

/** Writes where an enquiry stands unless a colleague has been faster; resolves to what went wrong. */
export async function writeStanding(
  id: number,
  { before, after }: { readonly before: Standing; readonly after: Standing },
): Promise<string | undefined> {
  const address = `/api/Enquiry/${id}`;
  const stored = await callApi(STORED, address);
  if (!stored.ok) return stored.refusal.message;
  const { status, followUpOn, note } = stored.data;
  if (status !== before.status || followUpOn !== before.followUpOn)
    return 'Somebody else has changed this enquiry meanwhile.';
  const etag = stored.headers.get('ETag') ?? '';
  const request = jsonRequest('PUT', { ...after, note }, { 'If-Match': etag });
  const answer = await callApi(STORED, address, request);
  return answer.ok ? undefined : answer.refusal.message;
}
