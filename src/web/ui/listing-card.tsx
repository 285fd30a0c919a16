import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingCard as Card } from '#features/listings/listing-card.ts';
import { placeLabel } from '#features/listings/search/explore-address.ts';
import { ListingKindIcon } from './listing-kind-icon.tsx';
import { Picture } from './photo.tsx';
import { Price } from './price.tsx';
import { ownWords } from './text-language.ts';

/** What a card shows of a listing. */
export type ListingCardData = Pick<
  Card,
  | 'id'
  | 'slug'
  | 'title'
  | 'price'
  | 'propertyType'
  | 'propertyTypeText'
  | 'areaText'
  | 'cityName'
  | 'stateName'
  | 'image'
>;

interface ListingCardProps {
  property: ListingCardData;
  /** As of `Picture`. */
  sizes: string;
  first?: boolean;
}

/** A listing in a row of its like: one link, read from the picture down. The link loads its page in full. */
export function ListingCard({ property, sizes, first = false }: ListingCardProps) {
  return (
    <a
      href={listingAddress(property.slug)}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface text-ink no-underline transition-colors hover:border-line-strong"
    >
      <div className="relative aspect-card overflow-hidden bg-line/60">
        {property.image === null ? (
          <ListingKindIcon
            type={property.propertyType}
            className="absolute inset-0 m-auto size-12 text-line-strong"
          />
        ) : (
          <Picture
            image={property.image}
            alt=""
            sizes={sizes}
            first={first}
            widest={640}
            className="size-full"
          />
        )}
        <TypeMark text={property.propertyTypeText} />
      </div>
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        <Price price={property.price} />
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{property.areaText}</span>
          <span aria-hidden="true"> · </span>
          {placeLabel({ name: property.cityName, stateName: property.stateName })}
        </p>
        <h3
          {...ownWords(property.title)}
          className="mt-1 line-clamp-2 font-sans text-base font-normal tracking-normal group-hover:text-field"
        >
          {property.title}
        </h3>
      </div>
    </a>
  );
}

/** The kind of property, in the corner of its picture. */
export function TypeMark({ text }: { text: string }) {
  return (
    <span className="absolute top-2 left-2 rounded-mark bg-surface px-2 py-0.5 text-xs font-semibold text-ink">
      {text}
    </span>
  );
}
