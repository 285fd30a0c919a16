import { listingAddress } from '#features/listings/listing-address.ts';
import { placeLabel } from '#features/listings/search/explore-address.ts';
import { type ListingCardData, TypeMark } from '#web/ui/listing-card.tsx';
import { ListingKindIcon } from '#web/ui/listing-kind-icon.tsx';
import { Picture } from '#web/ui/photo.tsx';
import { Price } from '#web/ui/price.tsx';
import { ownWords } from '#web/ui/text-language.ts';

/** A listing among the results: picture above its words, beside them where there is room. The link loads its page in full. */
export function ResultCard({ property, first }: { property: ListingCardData; first: boolean }) {
  return (
    <a
      href={listingAddress(property.slug)}
      className="group grid overflow-hidden rounded-card border border-line bg-surface text-ink no-underline transition-colors hover:border-line-strong md:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div
        className={`relative overflow-hidden bg-sunken ${property.image === null ? 'h-20 md:aspect-card md:h-auto' : 'aspect-card'}`}
      >
        {property.image === null ? (
          <ListingKindIcon
            type={property.propertyType}
            className="absolute inset-0 m-auto size-12 text-line-strong"
          />
        ) : (
          <Picture
            image={property.image}
            alt=""
            sizes="(width >= 48rem) 288px, calc(100vw - 2rem)"
            first={first}
            widest={960}
            className="size-full"
          />
        )}
        <TypeMark text={property.propertyTypeText} />
      </div>
      <div className="flex flex-col gap-1 p-4 md:justify-center md:gap-2 md:p-6">
        <Price price={property.price} />
        <p className="text-muted">
          <span className="font-semibold text-ink">{property.areaText}</span>
          <span aria-hidden="true"> · </span>
          {placeLabel({ name: property.cityName, stateName: property.stateName })}
        </p>
        <h2
          className="line-clamp-2 font-sans text-lg font-normal tracking-normal group-hover:text-field"
          {...ownWords(property.title)}
        >
          {property.title}
        </h2>
      </div>
    </a>
  );
}
