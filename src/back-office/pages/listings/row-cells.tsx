import { BadgeCheck, Check, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowButton } from '#back-office/list/row-button.tsx';
import { dayText, shortDayText } from '#back-office/times.ts';
import { ENUMERATIONS, enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { isPublicStatus, SOLD } from '#features/listings/listing-status.ts';
import { dayInIndia, postedDay } from '#platform/language/dates.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { PriceCell, PriceLines } from './price-cell.tsx';
import { checkedShort, checkedText, trashText } from './row-texts.ts';
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

interface DatesCellProps {
  listing: Listing;
  /** Is called by the button, which is left out without it. */
  onCheck?: () => void;
}

/** When it was posted and checked last; one tap says that it is still there. */
function DatesCell({ listing: { title, posted, checkedAt }, onCheck }: DatesCellProps) {
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

interface StatusCellProps {
  listing: Listing;
  onChange: (status: number) => void;
}

/** Where it stands; the commonest change of all takes one tap. */
function StatusCell({ listing: { title, status }, onChange }: StatusCellProps) {
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

interface StatusSelectProps {
  label: string;
  /** Is left out where a status is only asked for. */
  status?: number;
  shortcut?: string;
  onChange: (status: number) => void;
}

export function StatusSelect({ label, status, shortcut, onChange }: StatusSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      aria-keyshortcuts={shortcut}
      value={status ?? ''}
      className="status-select"
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {status === undefined && (
        <option value="" disabled>
          Set status…
        </option>
      )}
      {ENUMERATIONS.ListingStatus.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
