import { Check, Users } from 'lucide-react';
import { Link } from 'react-router';
import { dayText } from '#back-office/pages/enquiries/enquiry-labels.ts';
import type { Listing } from '#features/listings/listing.ts';
import { postedDay } from '#language/dates.ts';
import { checkedText } from './checked-text.ts';

interface DatesCellProps {
  listing: Listing;
  /** Without it there is nothing to press. */
  onCheck?: () => void;
}

/** When it was posted and checked last; one tap says that it is still there. */
export function DatesCell({ listing: { id, title, posted, checkedAt }, onCheck }: DatesCellProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm lg:grid">
      <span className="whitespace-nowrap text-muted">Posted {dayText(postedDay(posted))}</span>
      <span className="whitespace-nowrap">{checkedText(checkedAt)}</span>
      {onCheck && (
        <button
          type="button"
          aria-label={`Still there: ${title}`}
          title="Press when you made sure that it is still there"
          className="quick-action"
          onClick={onCheck}
        >
          <Check aria-hidden="true" className="size-4" />
          Still there
        </button>
      )}
      <Link
        to={`/property-buyers/${id}`}
        aria-label={`Who it fits: ${title}`}
        className="quick-action no-underline"
      >
        <Users aria-hidden="true" className="size-4" />
        Who it fits
      </Link>
    </div>
  );
}
