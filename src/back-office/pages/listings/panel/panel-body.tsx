import { useEffect, useState } from 'react';
import {
  fetchHistory,
  type LoadedHistory,
} from '#back-office/pages/listings/history/fetch-history.ts';
import { ListingInterest } from '#back-office/pages/listings/interest/listing-interest.tsx';
import { rowCells } from '#back-office/pages/listings/row-cells.tsx';
import { StoredPhoto } from '#back-office/pages/listings/stored-photo.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { useMay } from '#session/use-may.ts';
import { ListingHistory } from './listing-history.tsx';
import { PanelActions, type PanelActionsProps } from './panel-actions.tsx';
import { PanelFacts } from './panel-facts.tsx';
import { PanelFits } from './panel-fits.tsx';

export interface PanelBodyProps extends PanelActionsProps {
  /** The list that it stands in: what it was made of is fetched again with it. */
  rows: readonly Listing[];
}

/** What its row says and does, and all that has no room there. */
export function PanelBody({ rows, ...props }: PanelBodyProps) {
  const { listing, changes } = props;
  const loaded = useHistory(listing.id, rows);
  const cells = rowCells(changes, useMay('write'));
  return (
    <>
      {typeof loaded === 'object' && loaded.listing.images.length > 0 && (
        <ul aria-label="Photographs" className="panel-photos">
          {loaded.listing.images.map(({ id, imageUrl, caption }) => (
            <li key={id}>
              <StoredPhoto
                url={imageUrl}
                alt={caption}
                className="aspect-card w-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="panel-cells">
        {cells.price(listing)}
        {cells.status(listing)}
        {cells.dates(listing)}
        {cells.popular(listing)}
      </div>
      {changes.problem !== undefined && (
        <p role="alert" className="notice-danger">
          {changes.problem}
        </p>
      )}
      <PanelActions {...props} />
      <PanelFacts listing={listing} />
      <PanelFits key={listing.id} id={listing.id} />
      <ListingInterest key={`interest ${listing.id}`} id={listing.id} />
      <section aria-labelledby="panel-history">
        <h3 id="panel-history" className="text-base">
          History
        </h3>
        {loaded === undefined && (
          <div role="status" className="skeleton min-h-40">
            <span className="sr-only">Loading...</span>
          </div>
        )}
        {typeof loaded === 'string' && (
          <p role="alert" className="notice-danger">
            {loaded}
          </p>
        )}
        {typeof loaded === 'object' && <ListingHistory loaded={loaded} changes={changes} />}
      </section>
    </>
  );
}

/** Fetched again when the list was; a message where that fails. */
function useHistory(id: number, rows: readonly Listing[]): LoadedHistory | string | undefined {
  const [loaded, setLoaded] = useState<{ id: number; history: LoadedHistory | string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the list
  useEffect(() => {
    let isCurrent = true;
    void fetchHistory(id).then((history) => isCurrent && setLoaded({ id, history }));
    return () => {
      isCurrent = false;
    };
  }, [id, rows]);
  return loaded?.id === id ? loaded.history : undefined;
}
