import { SentNote } from '#back-office/pages/buyers/sent-note.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

interface MatchRowProps {
  listing: Listing;
  /** What a near one misses. */
  miss?: string | undefined;
  /** The day on which the buyer was sent it. */
  sentOn: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onTakeBack: () => void;
}

export function MatchRow({ listing, miss, sentOn, isChosen, onChoose, onTakeBack }: MatchRowProps) {
  const { title, price, city, slug } = listing;
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-1">
      <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={sentOn !== undefined}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block text-sm text-muted">
            {formatPrice(price, ENGLISH_UNITS)} · {city.name}
          </span>
          {miss !== undefined && <span className="block text-sm">{miss}</span>}
        </span>
      </label>
      {sentOn !== undefined && <SentNote day={sentOn} name={title} onTakeBack={onTakeBack} />}
      <a
        href={listingAddress(slug)}
        aria-label={`Open ${title}`}
        className="inline-flex min-h-11 items-center px-2"
      >
        Open
      </a>
    </li>
  );
}
