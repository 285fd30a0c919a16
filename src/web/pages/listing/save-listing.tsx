import { buttonClass } from '#ui/button.ts';
import { SaveButton } from '#web/saved/save-button.tsx';
import type { SavedListing } from '#web/saved/saved-list.ts';
import { usePageWords } from '#web/words/use-words.ts';

/** The heart beside Share. */
export function SaveListing({ listing }: { listing: SavedListing }) {
  const { save } = usePageWords('listing');
  return (
    <SaveButton
      listing={listing}
      className={`${buttonClass('quiet')} border-transparent! px-3! aria-pressed:text-field`}
    >
      <span className="max-sm:sr-only">{save}</span>
    </SaveButton>
  );
}
