import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { fill } from '#language/fill.ts';
import { buttonClass } from '#ui/button.ts';
import { VideoPoster } from '#ui/video-poster.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { AreaAndPlace } from '#web/ui/area-and-place.tsx';
import { KindMark } from '#web/ui/listing-card.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';

const SIZES = '(width >= 80rem) 748px, (width >= 64rem) 58vw, 100vw';

interface FeaturedCardProps {
  listing: ListingCard;
  /** Why it is featured, e.g. `Just listed`. */
  occasion: string;
  first?: boolean;
}

export function FeaturedCard({ listing, occasion, first = false }: FeaturedCardProps) {
  const { viewProperty } = usePageWords('home');
  const language = useLanguage();
  const local = useLocalAddress();
  // The same listing may be featured twice.
  const heading = `featured-${listing.id}-${first ? 'fresh' : 'popular'}`;
  return (
    <article
      aria-labelledby={heading}
      className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[3fr_2fr]"
    >
      <div className="relative aspect-card bg-line/60 sm:aspect-video lg:aspect-auto lg:min-h-104">
        <Media listing={listing} first={first} />
        <KindMark kind={listing.propertyType} />
      </div>
      <div className="flex flex-col p-5 sm:p-8">
        <p className="text-sm font-semibold text-field">{occasion}</p>
        <h2
          id={heading}
          {...textLanguage(listing.title, language)}
          className="mt-2 line-clamp-2 text-2xl"
        >
          {listing.title}
        </h2>
        <AreaAndPlace listing={listing} className="mt-2 text-muted" />
        <div className="mt-4 border-t border-line pt-4">
          <Price price={listing.price} size="large" />
        </div>
        <p
          {...textLanguage(listing.description, language)}
          className="mt-4 mb-6 line-clamp-3 text-muted lg:line-clamp-5"
        >
          {listing.description}
        </p>
        <a
          href={local(listingAddress(listing.slug))}
          className={`${buttonClass('primary')} mt-auto sm:self-start`}
        >
          {viewProperty}
          <span className="sr-only">: {listing.title}</span>
        </a>
      </div>
    </article>
  );
}

function Media({ listing, first }: { listing: ListingCard; first: boolean }) {
  const { playVideo } = useSharedWords();
  const photo = (
    <ListingPhoto
      listing={listing}
      iconSize="size-16"
      alt={listing.title}
      sizes={SIZES}
      first={first}
      className="absolute inset-0 size-full"
    />
  );
  if (listing.videoId === '') return photo;
  return (
    <VideoPoster
      videoId={listing.videoId}
      title={listing.title}
      playLabel={fill(playVideo, { title: listing.title })}
    >
      {photo}
    </VideoPoster>
  );
}
