import { CopyPlus, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import type { Listing } from '#features/listings/listing.ts';
import { hasPage } from '#features/listings/listing-status.ts';
import { useMay } from '#session/use-may.ts';
import { buttonClass } from '#ui/button.ts';
import { Entry } from './entry.tsx';
import { fetchHistory, type LoadedHistory } from './fetch-history.ts';

interface HistoryDialogProps {
  of: Listing;
  changes: ListingChanges;
  onCopied: (id: number) => void;
  onClose: () => void;
}

/** What happened to a listing; single changes can be undone, and the listing copied. */
export function HistoryDialog({
  of: { id, title },
  changes,
  onCopied,
  onClose,
}: HistoryDialogProps) {
  const [loaded, setLoaded] = useState<LoadedHistory | string>();
  const [isBusy, setIsBusy] = useState(false);
  const mayWrite = useMay('write');
  useEffect(() => void fetchHistory(id).then(setLoaded), [id]);

  /** One at a time, so that each is written over the version that is shown. */
  async function act(work: (listing: Listing) => Promise<void>) {
    if (isBusy || typeof loaded !== 'object') return;
    setIsBusy(true);
    await work(loaded.listing);
    setLoaded(await fetchHistory(id));
    setIsBusy(false);
  }

  async function copy(listing: Listing) {
    const draft = await changes.copy(listing);
    if (draft !== undefined) onCopied(draft);
  }

  return (
    <ModalDialog wide title="History" onClose={onClose}>
      <div aria-busy={isBusy} className="grid content-start gap-4 overflow-y-auto p-4 sm:p-6">
        <p className="font-semibold">{title}</p>
        {loaded === undefined && (
          <div role="status" className="skeleton min-h-60">
            <span className="sr-only">Loading...</span>
          </div>
        )}
        {typeof loaded === 'string' && (
          <p role="alert" className="notice-danger">
            {loaded}
          </p>
        )}
        {changes.problem !== undefined && (
          <p role="alert" className="notice-danger">
            {changes.problem}
          </p>
        )}
        {typeof loaded === 'object' && (
          <>
            <div className="flex flex-wrap gap-3">
              {mayWrite && (
                <button type="button" className={buttonClass('quiet')} onClick={() => act(copy)}>
                  <CopyPlus aria-hidden="true" className="size-4" />
                  Copy as a draft
                </button>
              )}
              {hasPage(loaded.listing.status) && (
                <a
                  href={`/property-details/${loaded.listing.slug}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass('quiet')}
                >
                  <ExternalLink aria-hidden="true" className="size-4" />
                  Open its page
                </a>
              )}
            </div>
            <ol aria-label="Changes, newest first" className="border-t border-line">
              {loaded.entries.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  listing={loaded.listing}
                  cities={loaded.cities}
                  onPutBack={
                    mayWrite ? (old) => act((listing) => changes.putBack(listing, old)) : undefined
                  }
                />
              ))}
            </ol>
          </>
        )}
      </div>
    </ModalDialog>
  );
}
