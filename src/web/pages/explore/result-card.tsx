import { listingAddress } from '#features/listings/listing-address.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { AreaAndPlace } from '#web/ui/area-and-place.tsx';
import { KindMark, type ListingCardData } from '#web/ui/listing-card.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';

/** A listing among the results. The link loads a whole document. */
export function ResultCard({ listing, first }: { listing: ListingCardData; first: boolean }) {
  const language = useLanguage();
  const local = useLocalAddress();
  return (
    <a
      href={local(listingAddress(listing.slug))}
      className="group grid overflow-hidden rounded-card border border-line bg-surface text-ink no-underline transition-colors hover:border-line-strong md:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div
        className={`relative overflow-hidden bg-sunken ${listing.image === null ? 'h-20 md:aspect-card md:h-auto' : 'aspect-card'}`}
      >
        <ListingPhoto
          listing={listing}
          iconSize="size-12"
          alt=""
          sizes="(width >= 48rem) 288px, calc(100vw - 2rem)"
          first={first}
          maxWidth={960}
          className="size-full"
        />
        <KindMark kind={listing.propertyType} />
      </div>
      <div className="flex flex-col gap-1 p-4 md:justify-center md:gap-2 md:p-6">
        <Price price={listing.price} />
        <AreaAndPlace listing={listing} className="text-muted" />
        <h2
          className="line-clamp-2 font-sans text-lg font-normal tracking-normal group-hover:text-field"
          {...textLanguage(listing.title, language)}
        >
          {listing.title}
        </h2>
      </div>
    </a>
  );
}
