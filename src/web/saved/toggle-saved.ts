import { fill } from '#platform/language/fill.ts';
import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import { reportOnce } from '#web/ui/report-count.ts';
import type { SharedWords } from '#web/words/use-words.ts';
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
  words: SharedWords['saved'],
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
      showToast(PUBLIC_TOASTS, { tone: 'error', message: fill(words.full, { count: MAX_SAVED }) });
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
    message: fill(words.removed, { title: listing.title }),
    action: { label: words.undo, run: undo },
  });
}
