import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { VideoPoster } from '#platform/ui/video-poster.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { CardMarks, type ListingCardData } from '#web/saved/listing-card.tsx';
import { CardHeart } from '#web/saved/save-button.tsx';
import { PricePerUnit } from '#web/ui/area.tsx';
import { AreaAndPlace, CardFacts, FactsLine } from '#web/ui/card-facts.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';

/** `stacked` stands beside the search on wide screens, `wide` takes a row. */
const LAYOUTS = {
  stacked: {
    sizes: '(width >= 80rem) 496px, (width >= 64rem) 40vw, 100vw',
    card: '',
    picture: 'aspect-card sm:aspect-video lg:aspect-auto lg:min-h-52 lg:grow',
    text: 'gap-2.5 p-5',
  },
  wide: {
    sizes: '(width >= 80rem) 748px, (width >= 64rem) 58vw, 100vw',
    card: 'lg:grid lg:grid-cols-[3fr_2fr]',
    picture: 'aspect-video lg:aspect-auto lg:min-h-104',
    text: 'gap-2 p-5 sm:gap-3 sm:p-8',
  },
} as const;

export type FeaturedCardData = ListingCardData & Pick<ListingSummary, 'description' | 'videoId'>;

interface FeaturedCardProps {
  listing: FeaturedCardData;
  /** Why it is featured, e.g. `Just listed`. */
  occasion: string;
  layout: keyof typeof LAYOUTS;
}

/** Without a picture it is as high as its words. */
export function FeaturedCard({ listing, occasion, layout }: FeaturedCardProps) {
  const { viewProperty } = usePageMessages('home');
  const language = useLanguage();
  const local = useLocalAddress();
  // The same listing may be featured twice.
  const heading = `featured-${listing.id}-${layout}`;
  const { card, picture, text } = LAYOUTS[layout];
  const hasMedia = listing.image !== null || listing.videoId !== '';
  return (
    <article
      aria-labelledby={heading}
      className={`relative flex flex-col overflow-hidden rounded-card border border-line bg-surface ${hasMedia ? card : 'self-start'}`}
    >
      {hasMedia && (
        <div className={`relative bg-line/60 ${picture}`}>
          <Media listing={listing} layout={layout} />
          <CardMarks listing={listing} />
        </div>
      )}
      <div className={`flex flex-col ${text}`}>
        <p className="pr-8 text-sm font-semibold text-field">{occasion}</p>
        <Price price={listing.price} previousPrice={listing.previousPrice} size="large" />
        <PricePerUnit listing={listing} price={listing.price} className="text-muted" />
        <h2
          id={heading}
          {...textLanguage(listing.title, language)}
          className="line-clamp-2 text-2xl"
        >
          {listing.title}
        </h2>
        <FactsLine line={listing.line} className="text-xl font-semibold" />
        <AreaAndPlace listing={listing} className="text-muted" />
        <CardFacts facts={listing.facts} className="text-muted" />
        <p
          {...textLanguage(listing.description, language)}
          className="mb-2 line-clamp-3 text-muted lg:line-clamp-5"
        >
          {listing.description}
        </p>
        <a
          href={local(listingAddress(listing.slug))}
          className={`${buttonClass('primary')} mt-auto sm:self-start`}
        >
          {viewProperty}
          <span className="sr-only">
            : <span {...textLanguage(listing.title, language)}>{listing.title}</span>
          </span>
        </a>
      </div>
      <CardHeart listing={listing} />
    </article>
  );
}

function Media({ listing, layout }: Pick<FeaturedCardProps, 'listing' | 'layout'>) {
  const { playVideo } = useSharedMessages();
  const photo = (
    <ListingPhoto
      listing={listing}
      iconSize="size-16"
      alt={listing.title}
      sizes={LAYOUTS[layout].sizes}
      first={layout === 'stacked'}
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
