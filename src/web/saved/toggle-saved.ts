import { fill } from '#platform/language/fill.ts';
import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import type { SharedMessages } from '#web/messages/use-messages.ts';
import { reportOnce } from '#web/ui/report-count.ts';
import {
  isSaved,
  MAX_SAVED,
  putBack,
  type SavedListing,
  savedListings,
  withoutSaved,
  withSaved,
} from './saved-list.ts';

/** Long enough to be read and reached. */
export const UNDO_TOASTS = { ...PUBLIC_TOASTS, timeOutMs: 8000, extendedTimeOutMs: 4000 };

/** Saves a listing, or takes it away with an Undo, which puts it back as it was. */
export function toggleSaved(
  listing: SavedListing,
  messages: SharedMessages['saved'],
  button: HTMLElement,
): void {
  const before = savedListings.get();
  if (!isSaved(before, listing.id)) {
    let isFull = false;
    savedListings.update((list) => {
      const changed = withSaved(list, listing);
      isFull = changed === undefined;
      return changed ?? list;
    });
    if (isFull)
      showToast(PUBLIC_TOASTS, {
        tone: 'error',
        message: fill(messages.full, { count: MAX_SAVED }),
      });
    else reportOnce('/api/Save', { propertyId: listing.id });
    return;
  }
  savedListings.update((list) => withoutSaved(list, listing.id));
  const undo = () => {
    savedListings.update((list) => putBack(list, before, listing.id));
    button.focus();
  };
  showToast(UNDO_TOASTS, {
    tone: 'success',
    message: fill(messages.removed, { title: listing.title }),
    action: { label: messages.undo, run: undo },
  });
}
