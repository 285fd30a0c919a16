import { useState } from 'react';
import { Entry } from '#back-office/pages/listings/history/entry.tsx';
import type { LoadedHistory } from '#back-office/pages/listings/history/fetch-history.ts';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import type { Members } from '#back-office/pages/listings/write-members.ts';
import { useMay } from '#session/use-may.ts';

interface ListingHistoryProps {
  loaded: LoadedHistory;
  changes: ListingChanges;
}

/** What happened to a listing; single changes can be put back. */
export function ListingHistory({ loaded, changes }: ListingHistoryProps) {
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
