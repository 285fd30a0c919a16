import { useRevalidator } from 'react-router';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { settledStanding, writeStanding } from './settle-enquiry.ts';

/** Ticks an enquiry off; the toast offers to undo it. */
export function useSettling(): (enquiry: Enquiry) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async function settle(enquiry) {
    const { id, name, status, followUpOn } = enquiry;
    const before = { status, followUpOn };
    const after = settledStanding(enquiry, new Date());
    async function write(change: Parameters<typeof writeStanding>[1], undo?: () => void) {
      const wrong = await writeStanding(id, change);
      if (wrong === undefined)
        showSaved('updated', undo, `${name}: ${undo ? 'done' : 'as before'}`);
      else showWentWrong(wrong);
      await revalidate();
    }
    await write({ before, after }, () => void write({ before: after, after: before }));
  };
}
