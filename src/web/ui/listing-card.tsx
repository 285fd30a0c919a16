import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingCard as Card } from '#features/listings/listing-card.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { AreaAndPlace } from './area-and-place.tsx';
import { ListingPhoto } from './listing-photo.tsx';
import { Price } from './price.tsx';
import { textLanguage } from './text-language.ts';

export type ListingCardData = Pick<
  Card,
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
>;

interface ListingCardProps {
  listing: ListingCardData;
  sizes: string;
}

/** A listing in a carousel: one link around everything. The link loads a whole document. */
export function ListingCard({ listing, sizes }: ListingCardProps) {
  const local = useLocalAddress();
  return (
    <a
      href={local(listingAddress(listing.slug))}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface text-ink no-underline transition-colors hover:border-line-strong"
    >
      <div className="relative aspect-card overflow-hidden bg-line/60">
        <ListingPhoto
          listing={listing}
          iconSize="size-12"
          alt=""
          sizes={sizes}
          maxWidth={640}
          className="size-full"
        />
        <KindMark kind={listing.propertyType} />
      </div>
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        <Price price={listing.price} />
        <AreaAndPlace listing={listing} className="text-sm text-muted" />
        <h3
          {...textLanguage(listing.title, useLanguage())}
          className="mt-1 line-clamp-2 font-sans text-base font-normal tracking-normal group-hover:text-field"
        >
          {listing.title}
        </h3>
      </div>
    </a>
  );
}

export function KindMark({ kind }: { kind: number }) {
  const { kinds } = useSharedWords();
  const known = LISTING_KINDS.find(({ id }) => id === kind);
  return (
    <span className="absolute top-2 left-2 rounded-mark bg-surface px-2 py-0.5 text-xs font-semibold text-ink">
      {known && kinds[known.block].one}
    </span>
  );
}
