import type { Listing } from '#features/listings/listing.ts';
import { isPublicStatus, SOLD } from '#features/listings/listing-status.ts';
import { StatusSelect } from './status-select.tsx';

interface StatusCellProps {
  listing: Listing;
  onChange: (status: number) => void;
}

/** Where it stands; the commonest change of all takes one tap. */
export function StatusCell({ listing: { title, status }, onChange }: StatusCellProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 lg:grid lg:justify-items-start">
      <StatusSelect label={`Status of ${title}`} status={status} onChange={onChange} />
      {isPublicStatus(status) && (
        <button
          type="button"
          aria-label={`Mark sold: ${title}`}
          className="quick-action"
          onClick={() => onChange(SOLD)}
        >
          Mark sold
        </button>
      )}
    </div>
  );
}
