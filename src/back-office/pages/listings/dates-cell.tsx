import { Check, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { Listing } from '#features/listings/listing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

export function dayText(instant: string): string {
  return day.format(new Date(instant));
}

interface DatesCellProps {
  listing: Listing;
  /** Without it there is nothing to press. */
  onCheck?: () => void;
}

/** When it was posted and checked last; one tap says that it is still there. */
export function DatesCell({ listing: { id, title, posted, checkedAt }, onCheck }: DatesCellProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm lg:grid">
      <span className="whitespace-nowrap text-muted">Posted {dayText(posted)}</span>
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

export function checkedText(checkedAt: string | null): string {
  if (checkedAt === null) return 'Not checked yet';
  const days = Math.floor((Date.now() - Date.parse(checkedAt)) / DAY_MS);
  if (days < 1) return 'Checked today';
  return days === 1 ? 'Checked yesterday' : `Checked ${days} days ago`;
}
