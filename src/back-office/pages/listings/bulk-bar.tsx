import { useState } from 'react';
import { late } from '#back-office/late/late.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { StatusSelect } from './row-cells.tsx';
import type { ListingChanges } from './use-listing-changes.ts';

const DeleteSelectedDialog = late(() =>
  import('./delete-selected-dialog.tsx').then((code) => code.DeleteSelectedDialog),
);

interface BulkBarProps {
  rows: readonly Listing[];
  selected: readonly Listing[];
  onSelect: (rows: readonly Listing[]) => void;
  changes: ListingChanges;
  isTrash: boolean;
}

const ACTION = 'row-action bg-surface';

/** What can be done with all selected listings at once. */
export function BulkBar({ rows, selected, onSelect, changes, isTrash }: BulkBarProps) {
  const [asks, setAsks] = useState(false);
  const count = selected.length;
  if (count === 0) return null;

  function finish(change: Promise<void>) {
    onSelect([]);
    void change;
  }

  return (
    <fieldset aria-label="Selected listings" className="bulk-bar">
      <span role="status" className="font-semibold">
        {count} selected
      </span>
      {count < rows.length && (
        <button type="button" className="quick-action md:hidden" onClick={() => onSelect(rows)}>
          Select all
        </button>
      )}
      <button type="button" className="quick-action" onClick={() => onSelect([])}>
        Clear
      </button>
      {isTrash ? (
        <button type="button" className={ACTION} onClick={() => finish(changes.restore(selected))}>
          Restore selected
        </button>
      ) : (
        <>
          <StatusSelect
            label="Status of the selected"
            onChange={(status) => finish(changes.setStatus(selected, status))}
          />
          <button type="button" className={ACTION} onClick={() => finish(changes.check(selected))}>
            Still there
          </button>
          <button
            type="button"
            className={ACTION}
            onClick={() => finish(changes.setPopular(selected, true))}
          >
            Popular
          </button>
          <button
            type="button"
            className={`${ACTION} ml-auto hover:border-danger hover:text-danger`}
            onClick={() => setAsks(true)}
          >
            Delete selected
          </button>
        </>
      )}
      {asks && (
        <DeleteSelectedDialog
          what={count === 1 ? (selected[0]?.title ?? '') : `${count} properties`}
          onConfirm={() => {
            setAsks(false);
            finish(changes.trash(selected));
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </fieldset>
  );
}
