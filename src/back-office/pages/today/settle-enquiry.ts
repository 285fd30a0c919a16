import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import type { Enquiry, EnquiryUpdate } from '#features/enquiries/enquiry.ts';
import { hasMembers, isNumber, isText, shapeOf } from '#validation/shape.ts';
import { dueEnquiries } from './due-enquiries.ts';

const STORED = shapeOf(hasMembers<Enquiry>({ id: isNumber, note: isText }));

type Standing = Pick<EnquiryUpdate, 'status' | 'followUpOn'>;

/** Where an enquiry stands once its task of today is done; a visit that lies ahead stays one. */
export function settledStanding(enquiry: Enquiry, now: Date): Standing {
  const { status, followUpOn } = enquiry;
  if (status === 'new') return { status: 'contacted', followUpOn };
  const kept = { status, followUpOn: null };
  const isDue = dueEnquiries([{ ...enquiry, ...kept }], [], now).length > 0;
  return isDue ? { ...kept, status: 'contacted' } : kept;
}

/** Writes it unless a colleague has been faster; resolves to what went wrong. */
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
