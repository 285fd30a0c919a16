import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { RowPanel } from '#back-office/list/row-panel.tsx';
import { listingLines } from '#back-office/pages/listings/after-save/share-message.ts';
import {
  fetchHistory,
  type LoadedHistory,
} from '#back-office/pages/listings/history/fetch-history.ts';
import { ListingHistory } from '#back-office/pages/listings/history/listing-history.tsx';
import { ListingInterest } from '#back-office/pages/listings/interest/listing-interest.tsx';
import { rowCells } from '#back-office/pages/listings/row-cells.tsx';
import { shortArea } from '#back-office/pages/listings/row-texts.ts';
import { StoredPhoto } from '#back-office/pages/listings/stored-photo.tsx';
import { phoneText } from '#back-office/person/phone-text.ts';
import { callApi } from '#back-office/save/call-api.ts';
import type { Listing } from '#features/listings/listing.ts';
import { hasMembers, isListOf, isNumber, isText, shapeOf } from '#platform/validation/shape.ts';
import { useMay } from '#session/use-may.ts';
import { PanelActions, type PanelActionsProps } from './panel-actions.tsx';

interface ListingPanelProps extends PanelBodyProps {
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

export function ListingPanel({ onStep, onClose, ...body }: ListingPanelProps) {
  const title = body.listing.title || 'Untitled';
  return (
    <RowPanel title={title} what="property" onStep={onStep} onClose={onClose}>
      <PanelBody {...body} />
    </RowPanel>
  );
}

interface PanelBodyProps extends PanelActionsProps {
  /** The list that it stands in: what it was made of is fetched again with it. */
  rows: readonly Listing[];
}

/** What its row says and does, and all that has no room there. */
function PanelBody({ rows, ...props }: PanelBodyProps) {
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

/** Fetches the history again whenever the list was; returns a message where that fails. */
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

/** What tells it from others, in the words of the form. */
function PanelFacts({ listing }: { listing: Listing }) {
  const { id, neighbourhood, city, propertyTypeText, propertyNumber, ownerContact } = listing;
  const facts = [
    ['Property type', propertyTypeText],
    ['Total Area', shortArea(listing) && listingLines(listing).size],
    ['Place', [neighbourhood, city.name].filter(Boolean).join(', ')],
    ['Property No.', propertyNumber > 0 ? propertyNumber : ''],
    ['Id', id],
    ['Posted By', listing.applicationUser.userName],
  ] as const;
  return (
    <dl className="panel-facts">
      {facts.map(
        ([term, fact]) =>
          fact !== '' && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
      {ownerContact !== '' && (
        <div>
          <dt>Owner</dt>
          <dd>
            <a href={`tel:+91${ownerContact}`}>{phoneText(`+91${ownerContact}`)}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface Fits {
  readonly items: readonly { readonly buyer: { readonly name: string } }[];
  readonly totalCount: number;
}

const FITS = shapeOf(
  hasMembers<Fits>({
    items: isListOf(hasMembers({ buyer: hasMembers({ name: isText }) })),
    totalCount: isNumber,
  }),
);
const NAMED = 3;

/** Buyers who look for it, the newest by name, with the way to all of them. */
function PanelFits({ id }: { id: number }) {
  const [fits, setFits] = useState<Fits>();
  useEffect(() => {
    let isCurrent = true;
    void callApi(FITS, `/api/Property/${id}/buyers?pageSize=${NAMED}`).then(
      (answer) => isCurrent && answer.ok && setFits(answer.data),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return (
    <p className="panel-fits">
      <Link to={`/property-buyers/${id}`}>Who it fits</Link>
      <span>{fits && namesOf(fits)}</span>
    </p>
  );
}

function namesOf({ items, totalCount }: Fits): string {
  if (totalCount === 0) return 'Nobody looks for exactly this now.';
  const others = totalCount - items.length;
  const names = items.map(({ buyer }) => buyer.name).join(', ');
  return others > 0 ? `${names} and ${others} more` : names;
}
