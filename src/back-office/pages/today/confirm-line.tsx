import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { checkedText } from '#back-office/pages/listings/checked-text.ts';
import { Photo } from '#back-office/pages/listings/list-columns.tsx';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import { useMay } from '#session/use-may.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

interface ConfirmLineProps {
  listing: Listing;
  changes: ListingChanges;
}

/** A listing that nobody has made sure of lately; one tap says how it stands. */
export function ConfirmLine({ listing, changes }: ConfirmLineProps) {
  const { id, title, price, city, imageUrl, status, checkedAt } = listing;
  const mayWrite = useMay('write');
  return (
    <li data-row="">
      <article aria-label={title} className="task-line task-line-wide">
        <div className="flex min-w-0 items-center gap-3">
          <div className="shrink-0 max-sm:hidden [&>*]:w-14">
            <Photo url={imageUrl} />
          </div>
          <div className="min-w-0 max-sm:leading-tight">
            <h3 className="truncate font-sans text-base font-semibold tracking-normal max-sm:leading-tight">
              <Link to={`/property?edit=${id}`} aria-keyshortcuts="o" className="task-name">
                {title}
              </Link>
            </h3>
            <p className="truncate text-sm text-muted max-sm:text-xs max-sm:leading-tight">
              <span className="text-ink">{checkedText(checkedAt)}</span> ·{' '}
              {formatPrice(price, ENGLISH_UNITS)} · {city.name}
            </p>
          </div>
        </div>
        {mayWrite && (
          <fieldset aria-label={`How ${title} stands`} className="flex min-w-0 gap-1">
            <button
              type="button"
              aria-keyshortcuts="d"
              className="task-action"
              onClick={() => void changes.check([listing])}
            >
              <Check aria-hidden="true" className="size-4 max-sm:hidden" />
              Still there
            </button>
            {ENUMERATIONS.ListingStatus.filter(
              ({ id }) => id > 1 && id !== DRAFT && id !== status,
            ).map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="task-action"
                onClick={() => void changes.setStatus([listing], id)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
      </article>
    </li>
  );
}
