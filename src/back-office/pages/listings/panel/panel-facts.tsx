import { listingLines } from '#back-office/pages/listings/after-save/share-message.ts';
import { shortArea } from '#back-office/pages/listings/short-area.ts';
import { phoneText } from '#back-office/person/phone-text.ts';
import type { Listing } from '#features/listings/listing.ts';

/** What tells it from others, in the words of the form. */
export function PanelFacts({ listing }: { listing: Listing }) {
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
