import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { placeLabel } from '#features/listings/search/explore-address.ts';
import { buttonClass } from '#ui/button.ts';
import { VideoPoster } from '#ui/video-poster.tsx';
import { TypeMark } from '#web/ui/listing-card.tsx';
import { ListingKindIcon } from '#web/ui/listing-kind-icon.tsx';
import { Picture } from '#web/ui/photo.tsx';
import { Price } from '#web/ui/price.tsx';
import { ownWords } from '#web/ui/text-language.ts';

const SIZES = '(width >= 80rem) 748px, (width >= 64rem) 58vw, 100vw';

interface FeaturedCardProps {
  property: ListingCard;
  /** Why it stands here, in a word or two. */
  occasion: string;
  first?: boolean;
}

/** One listing across the page: its video or picture on three fifths, its words on two. */
export function FeaturedCard({ property, occasion, first = false }: FeaturedCardProps) {
  const heading = `featured-${property.id}-${first ? 'fresh' : 'popular'}`;
  return (
    <article
      aria-labelledby={heading}
      className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[3fr_2fr]"
    >
      <div className="relative aspect-card bg-line/60 sm:aspect-video lg:aspect-auto lg:min-h-104">
        <Media property={property} first={first} />
        <TypeMark text={property.propertyTypeText} />
      </div>
      <div className="flex flex-col p-5 sm:p-8">
        <p className="text-sm font-semibold text-field">{occasion}</p>
        <h2 id={heading} {...ownWords(property.title)} className="mt-2 line-clamp-2 text-2xl">
          {property.title}
        </h2>
        <p className="mt-2 text-muted">
          <span className="font-semibold text-ink">{property.areaText}</span>
          <span aria-hidden="true"> · </span>
          {placeLabel({ name: property.cityName, stateName: property.stateName })}
        </p>
        <div className="mt-4 border-t border-line pt-4">
          <Price price={property.price} size="large" />
        </div>
        <p
          {...ownWords(property.description)}
          className="mt-4 mb-6 line-clamp-3 text-muted lg:line-clamp-5"
        >
          {property.description}
        </p>
        <a
          href={listingAddress(property.slug)}
          className={`${buttonClass('primary')} mt-auto sm:self-start`}
        >
          View Property<span className="sr-only">: {property.title}</span>
        </a>
      </div>
    </article>
  );
}

function Media({ property, first }: { property: ListingCard; first: boolean }) {
  const picture =
    property.image === null ? (
      <ListingKindIcon
        type={property.propertyType}
        className="absolute inset-0 m-auto size-16 text-line-strong"
      />
    ) : (
      <Picture
        image={property.image}
        alt={property.title}
        sizes={SIZES}
        first={first}
        className="absolute inset-0 size-full"
      />
    );
  if (property.videoId === '') return picture;
  return (
    <VideoPoster videoId={property.videoId} title={property.title}>
      {picture}
    </VideoPoster>
  );
}
