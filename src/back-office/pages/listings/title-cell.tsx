import type { Listing } from '#features/listings/listing.ts';
import { RowUploads } from './late-parts.ts';
import { shortArea } from './short-area.ts';

interface TitleCellProps {
  listing: Listing;
  /** Shows everything of it. */
  onOpen?: () => void;
}

/** The title, and below it what tells the listing from others. */
export function TitleCell({ listing, onOpen }: TitleCellProps) {
  const { id, title, neighbourhood, city, propertyNumber } = listing;
  const facts = [shortArea(listing), neighbourhood, city.name].filter(Boolean);
  return (
    <div className="title-cell">
      {onOpen === undefined ? (
        <span className="row-title">{title}</span>
      ) : (
        <button
          type="button"
          aria-keyshortcuts="o"
          title={title}
          className="row-title row-opener"
          onClick={onOpen}
        >
          {title || 'Untitled'}
        </button>
      )}
      <span className="title-facts">
        {propertyNumber > 0 && <span data-number="">No. {propertyNumber} · </span>}
        {facts.join(' · ')}
      </span>
      <RowUploads listingId={id} />
    </div>
  );
}
