import { useRevalidator } from 'react-router';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { nameText, STATUS_LABELS } from './enquiry-labels.ts';
import { type Standing, writeStanding } from './write-standing.ts';

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
