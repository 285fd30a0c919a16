import { useRevalidator } from 'react-router';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { type Standing, writeStanding } from './write-standing.ts';

/** Changes where an enquiry stands in one tap; the toast offers to undo it. */
export function useStandingChange(): (enquiry: Enquiry, after: Standing) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async function changeStanding({ id, status, followUpOn }, after) {
    const before = { status, followUpOn };
    async function write(change: Parameters<typeof writeStanding>[1], undo?: () => void) {
      const wrong = await writeStanding(id, change);
      if (wrong === undefined) showSaved('updated', undo);
      else showWentWrong(wrong);
      await revalidate();
    }
    await write({ before, after }, () => void write({ before: after, after: before }));
  };
}
