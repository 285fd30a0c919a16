import { BadgeCheck, Check, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowButton } from '#back-office/list/row-button.tsx';
import { dayText, shortDayText } from '#back-office/pages/enquiries/enquiry-labels.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { isPublicStatus, SOLD } from '#features/listings/listing-status.ts';
import { dayInIndia, postedDay } from '#language/dates.ts';
import { PriceCell, PriceLines } from './price-cell.tsx';
import { checkedShort, checkedText, trashText } from './row-texts.ts';
import { StatusSelect } from './status-select.tsx';
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

/** When it was posted and checked last; one tap says that it is still there. */
function DatesCell({
  listing: { title, posted, checkedAt },
  onCheck,
}: {
  listing: Listing;
  /** Without it there is nothing to press. */
  onCheck?: () => void;
}) {
  return (
    <div className="flex items-center gap-1">
      {onCheck && (
        <RowButton
          icon={Check}
          text="Still there"
          label={`Still there: ${title}`}
          onClick={onCheck}
        />
      )}
      <span className="checked-short">{checkedShort(checkedAt)}</span>
      <span className="row-lines-of-text">
        <span>{checkedText(checkedAt)}</span>
        <span data-posted="">Posted {shortDayText(postedDay(posted), new Date())}</span>
      </span>
    </div>
  );
}

/** Where it stands; the commonest change of all takes one tap. */
function StatusCell({
  listing: { title, status },
  onChange,
}: {
  listing: Listing;
  onChange: (status: number) => void;
}) {
  return (
    <div className="flex items-center gap-1">
      <StatusSelect label={`Status of ${title}`} shortcut="s" status={status} onChange={onChange} />
      {isPublicStatus(status) && (
        <RowButton
          icon={BadgeCheck}
          text="Mark sold"
          label={`Mark sold: ${title}`}
          onClick={() => onChange(SOLD)}
        />
      )}
    </div>
  );
}
