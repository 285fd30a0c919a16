import { listingAddress } from '#features/listings/listing-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { fill } from '#platform/language/fill.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { PricePerUnit } from '#web/ui/area.tsx';
import { AreaAndPlace, CardFacts, FactsLine } from '#web/ui/card-facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LifeMark } from '#web/ui/life-mark.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { PreviousPrice, Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { CardHeart } from './save-button.tsx';

export interface ListingCardData extends Shown {
  /** What it is in the language of the page, where its title is not; else ''. */
  readonly line: string;
  /** In words, the locality first: `Model Town`, `6 rooms`. */
  readonly facts: readonly string[];
}

type Shown = Pick<
  ListingSummary,
  | 'id'
  | 'slug'
  | 'title'
  | 'price'
  | 'propertyType'
  | 'totalArea'
  | 'areaUnit'
  | 'areaAs'
  | 'cityName'
  | 'stateName'
  | 'image'
  | 'imageCount'
  | 'status'
  | 'previousPrice'
  | 'isNew'
  | 'drawing'
>;

/** A listing: one link around everything but the heart. The link loads a whole document. */
export function ListingCard({ listing, sizes }: { listing: ListingCardData; sizes: string }) {
  const local = useLocalAddress();
  return (
    <div className="relative h-full">
      <a href={local(listingAddress(listing.slug))} className="card-link">
        <div className="card-photo">
          <ListingPhoto
            listing={listing}
            iconSize="size-12"
            alt=""
            sizes={sizes}
            maxWidth={640}
            className="size-full"
          />
          <CardMarks listing={listing} />
        </div>
        <div className="card-text">
          {listing.status !== SOLD && <Price price={listing.price} />}
          <AreaAndPlace listing={listing} />
          <h3 {...textLanguage(listing.title, useLanguage())} className="card-title text-base">
            {listing.title}
          </h3>
          <FactsLine line={listing.line} className="text-base text-ink" />
          <CardFacts facts={listing.facts} className="truncate" />
          {/* Last: cards without them are level with their neighbours. */}
          {listing.status !== SOLD && <PreviousPrice {...listing} />}
          <PricePerUnit listing={listing} price={listing.price} />
        </div>
      </a>
      <CardHeart listing={listing} />
    </div>
  );
}

/** Over a picture: its kind, and where it stands. The other corner is the heart's. */
export function CardMarks({ listing }: { listing: ListingCardData }) {
  const { kinds } = useSharedMessages();
  const known = LISTING_KINDS.find(({ id }) => id === listing.propertyType);
  return (
    <>
      <span className="card-marks">
        <span className="mark kind-mark">{known && kinds[known.block].one}</span>
        <LifeMark listing={listing} />
      </span>
      <PhotoCount count={listing.imageCount} />
    </>
  );
}

/** How many photos a card's listing has beside the one that it shows. */
function PhotoCount({ count }: { count: number }) {
  const { photoCount } = useSharedMessages();
  return (
    count > 1 && (
      <span className="photo-count">
        <Icon name="photos" className="size-3.5" />
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{fill(photoCount, { count })}</span>
      </span>
    )
  );
}
