import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowButton } from '#back-office/list/row-button.tsx';
import { dayText } from '#back-office/times.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { dayInIndia } from '#language/dates.ts';
import { DatesCell } from './dates-cell.tsx';
import { PriceCell, PriceLines } from './price-cell.tsx';
import { StatusCell } from './status-cell.tsx';
import { trashText } from './trash-text.ts';
import type { ListingChanges } from './use-listing-changes.ts';

type Cell = (listing: Listing) => ReactNode;
type RowCells = Readonly<Record<'price' | 'status' | 'dates' | 'popular', Cell>>;

const READ_ONLY: RowCells = {
  price: ({ price }) => (
    <span className="row-lines-of-text">
      <PriceLines price={price} />
    </span>
  ),
  status: ({ status }) => enumerationName('ListingStatus', status) ?? '',
  dates: (listing) => <DatesCell listing={listing} />,
  popular: ({ isPopular }) => (isPopular ? 'Popular' : ''),
};

export const TRASH_CELLS: RowCells = {
  ...READ_ONLY,
  status: ({ trashedAt }) => <span className="pr-3 whitespace-nowrap">{trashText(trashedAt)}</span>,
  dates: ({ trashedAt }) => (
    <span className="text-sm whitespace-nowrap">
      Deleted {trashedAt && dayText(dayInIndia(trashedAt))}
    </span>
  ),
};

/** What changes often, changed where it stands by those who may. */
export function rowCells(changes: ListingChanges, mayWrite: boolean): RowCells {
  if (!mayWrite) return READ_ONLY;
  return {
    price: (listing) => (
      <PriceCell
        key={listing.id}
        listing={listing}
        onChange={(price) => void changes.setPrice(listing, price)}
      />
    ),
    status: (listing) => (
      <StatusCell
        listing={listing}
        onChange={(status) => void changes.setStatus([listing], status)}
      />
    ),
    dates: (listing) => (
      <DatesCell listing={listing} onCheck={() => void changes.check([listing])} />
    ),
    popular: (listing) => (
      <RowButton
        icon={Star}
        text="Popular"
        label={`Popular: ${listing.title}`}
        isOn={listing.isPopular}
        onClick={() => void changes.setPopular([listing], !listing.isPopular)}
      />
    ),
  };
}
