import { useState } from 'react';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import type { Members } from '#back-office/pages/listings/write-members.ts';
import { momentText } from '#back-office/times.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { City } from '#features/listings/place.ts';
import { useMay } from '#session/use-may.ts';
import type { HistoryEntry, LoadedHistory } from './fetch-history.ts';
import { type ShownChange, shownChanges } from './shown-changes.ts';

/** What happened to a listing; single changes can be put back. */
export function ListingHistory({
  loaded,
  changes,
}: {
  loaded: LoadedHistory;
  changes: ListingChanges;
}) {
  const { listing, entries, cities } = loaded;
  const mayWrite = useMay('write');
  const [over, setOver] = useState<LoadedHistory>();
  const isBusy = over === loaded;

  /** One at a time, so that each is written over the version that is shown. */
  function putBack(old: Members) {
    if (isBusy) return;
    setOver(loaded);
    void changes.putBack(listing, old);
  }

  if (entries.length === 0) return <p className="text-muted">Nothing was changed yet.</p>;
  return (
    <ol aria-label="Changes, newest first" aria-busy={isBusy}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          listing={listing}
          cities={cities}
          onPutBack={mayWrite ? putBack : undefined}
        />
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  listing: Listing;
  cities: readonly City[];
  /** Left out for those who may not write. */
  onPutBack: ((old: Members) => void) | undefined;
}

const SAID: Readonly<Record<string, string>> = {
  create: 'Posted',
  trash: 'Moved to the trash',
  restore: 'Taken out of the trash',
  update: 'Saved',
};

/** Who changed what, and when. */
function Entry({ entry, listing, cities, onPutBack }: EntryProps) {
  const { at, userName, action, changes } = entry;
  const shown = action === 'update' ? shownChanges(changes, listing, cities) : [];
  const wasChecked = changes.some(({ field }) => field === 'checkedAt');
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{userName}</span>
        <time dateTime={at} className="tabular-nums">
          {momentText(at)}
        </time>
      </p>
      {shown.length === 0 ? (
        <p className="font-semibold">
          {action === 'update' && wasChecked ? 'Checked: still there' : (SAID[action] ?? action)}
        </p>
      ) : (
        <ul className="grid gap-1">
          {shown.map((change) => (
            <ChangeLine key={change.label} change={change} onPutBack={onPutBack} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ChangeLine({
  change: { label, before, after, old },
  onPutBack,
}: {
  change: ShownChange;
  onPutBack: EntryProps['onPutBack'];
}) {
  return (
    <li className="flex items-start justify-between gap-4">
      <div className="min-w-0 py-2">
        <span className="font-semibold">{label}</span>{' '}
        <del className="wrap-anywhere text-muted">{before}</del> <span aria-hidden="true">→</span>{' '}
        <ins className="wrap-anywhere no-underline">{after}</ins>
      </div>
      {old !== undefined && onPutBack !== undefined && (
        <button
          type="button"
          aria-label={`Put back ${label}: ${before}`}
          className="row-action shrink-0 hover:border-field hover:text-field"
          onClick={() => onPutBack(old)}
        >
          Put back
        </button>
      )}
    </li>
  );
}
