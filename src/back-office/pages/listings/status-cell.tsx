import { BadgeCheck } from 'lucide-react';
import { RowButton } from '#back-office/list/row-button.tsx';
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
