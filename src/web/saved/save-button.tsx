import type { ReactNode } from 'react';
import { fill } from '#platform/language/fill.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isSaved, type SavedListing, useSaved } from './saved-list.ts';
import { toggleSaved } from './toggle-saved.ts';

interface SaveButtonProps {
  listing: SavedListing;
  className: string;
  /** Beside the heart. */
  children?: ReactNode;
}

/** A heart, filled when the listing is among those that this browser has saved. It needs scripts. */
export function SaveButton({ listing, className, children }: SaveButtonProps) {
  const { saved: messages } = useSharedMessages();
  const pressed = useSaved((list) => isSaved(list, listing.id));
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={fill(messages.save, { title: listing.title })}
      onClick={({ currentTarget }) => toggleSaved(listing, messages, currentTarget)}
      className={`save-button ${className}`}
    >
      <Icon name="heart" className="size-5" />
      {children}
    </button>
  );
}

/** In the corner of a card's picture. The link of the card must end before it. */
export function CardHeart({
  listing,
  className = '',
}: Pick<SaveButtonProps, 'listing'> & { className?: string }) {
  return <SaveButton listing={listing} className={`card-heart ${className}`} />;
}
