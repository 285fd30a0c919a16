import { Check } from 'lucide-react';
import { RowButton } from '#back-office/list/row-button.tsx';
import { shortDayText } from '#back-office/times.ts';
import type { Listing } from '#features/listings/listing.ts';
import { postedDay } from '#language/dates.ts';
import { checkedShort, checkedText } from './checked-text.ts';

interface DatesCellProps {
  listing: Listing;
  /** Without it there is nothing to press. */
  onCheck?: () => void;
}

/** When it was posted and checked last; one tap says that it is still there. */
export function DatesCell({ listing: { title, posted, checkedAt }, onCheck }: DatesCellProps) {
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
