import { useRevalidator } from 'react-router';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Enquiry, EnquiryUpdate } from '#features/enquiries/enquiry.ts';
import { hasMembers, isNumber, isText, shapeOf } from '#platform/validation/shape.ts';
import { nameText, STATUS_LABELS } from './enquiry-labels.ts';

/** Changes where an enquiry stands in one tap; the toast offers to undo it. */
export function useStandingChange(): (enquiry: Enquiry, after: Standing) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async function changeStanding(enquiry, after) {
    const { id, status, followUpOn } = enquiry;
    const before = { status, followUpOn };
    async function write(change: Parameters<typeof writeStanding>[1], undo?: () => void) {
      const wrong = await writeStanding(id, change);
      if (wrong === undefined)
        showSaved(
          'updated',
          undo,
          `${nameText(enquiry)}: ${undo ? STATUS_LABELS[after.status] : 'as before'}`,
        );
      else showWentWrong(wrong);
      await revalidate();
    }
    await write({ before, after }, () => void write({ before: after, after: before }));
  };
}

export type Standing = Pick<EnquiryUpdate, 'status' | 'followUpOn'>;

const STORED = shapeOf(hasMembers<Enquiry>({ id: isNumber, note: isText }));

/** Writes where an enquiry stands unless a colleague has been faster; resolves to what went wrong. */
async function writeStanding(
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
