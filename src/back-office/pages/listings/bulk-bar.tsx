import { useState } from 'react';
import { late } from '#back-office/late/late.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { StatusSelect } from './status-select.tsx';
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
  if (rows.length === 0) return null;

  function finish(change: Promise<void>) {
    onSelect([]);
    void change;
  }

  return (
    <fieldset
      aria-label="Selected listings"
      className="flex flex-wrap items-center gap-2 bg-paper py-2 has-[[data-acts]]:sticky has-[[data-acts]]:bottom-(--bottom-bar) has-[[data-acts]]:z-10"
    >
      <label className="inline-flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={count === rows.length}
          className="size-5"
          onChange={({ target }) => onSelect(target.checked ? rows : [])}
        />
        {count === 0 ? 'Select all' : `${count} selected`}
      </label>
      {count > 0 && (
        <div data-acts="" className="contents">
          {isTrash ? (
            <button
              type="button"
              className={ACTION}
              onClick={() => finish(changes.restore(selected))}
            >
              Restore selected
            </button>
          ) : (
            <>
              <StatusSelect
                label="Status of the selected"
                onChange={(status) => finish(changes.setStatus(selected, status))}
              />
              <button
                type="button"
                className={ACTION}
                onClick={() => finish(changes.check(selected))}
              >
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
        </div>
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
