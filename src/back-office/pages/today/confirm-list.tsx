import { Link } from 'react-router';
import { checkedText } from '#back-office/pages/listings/checked-text.ts';
import { Photo } from '#back-office/pages/listings/list-columns.tsx';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import { useMay } from '#session/use-may.ts';
import { buttonClass } from '#ui/button.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

interface ConfirmListProps {
  rows: readonly Listing[];
  total: number;
  changes: ListingChanges;
}

/** Listings that nobody has made sure of lately; one tap each says how they stand. */
export function ConfirmList({ rows, total, changes }: ConfirmListProps) {
  if (rows.length === 0) return <p className="text-muted">Nothing to confirm. Well kept.</p>;
  return (
    <>
      <ul className="grid gap-3 xl:grid-cols-2">
        {rows.map((listing) => (
          <li key={listing.id}>
            <ConfirmCard listing={listing} changes={changes} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Link to="/property?view=confirm" className={`${buttonClass('quiet')} justify-self-start`}>
          All {total.toLocaleString('en-US')} to confirm
        </Link>
      )}
    </>
  );
}

function ConfirmCard({ listing, changes }: { listing: Listing; changes: ListingChanges }) {
  const { title, price, city, imageUrl, status, checkedAt } = listing;
  const mayWrite = useMay('write');
  const button = `${buttonClass('quiet')} px-3 text-sm sm:px-3`;
  return (
    <article
      aria-label={title}
      className="grid gap-3 rounded-card border border-line bg-surface p-3 sm:p-4"
    >
      <div className="flex gap-3">
        <div className="shrink-0">
          <Photo url={imageUrl} />
        </div>
        <div className="min-w-0">
          <h3 className="truncate font-sans text-base font-semibold">{title}</h3>
          <p className="text-sm">
            <span className="font-semibold tabular-nums">{formatPrice(price, ENGLISH_UNITS)}</span>{' '}
            · {city.name}
          </p>
          <p className="text-sm text-muted">{checkedText(checkedAt)}</p>
        </div>
      </div>
      {mayWrite && (
        <fieldset aria-label={`How ${title} stands`} className="grid grid-cols-2 gap-2 sm:flex">
          <button
            type="button"
            className={`${buttonClass()} px-3 text-sm sm:px-3`}
            onClick={() => void changes.check([listing])}
          >
            Still there
          </button>
          {ENUMERATIONS.ListingStatus.filter(
            ({ id }) => id > 1 && id !== DRAFT && id !== status,
          ).map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={button}
              onClick={() => void changes.setStatus([listing], id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </article>
  );
}
