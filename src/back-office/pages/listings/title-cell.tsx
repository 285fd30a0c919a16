import type { Listing } from '#features/listings/listing.ts';
import { areaAndPrice } from '#features/listings/listing-facts.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { RowUploads } from './late-parts.ts';

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

/** `10 marla`; '' where a draft has no area yet. */
export function shortArea(listing: Listing): string {
  const { house, plot, land, shop } = listing;
  const totalArea = (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
  return totalArea > 0 ? areaAndPrice({ ...listing, totalArea }, ENGLISH_UNITS).area : '';
}
