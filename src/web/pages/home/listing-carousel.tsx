import { ListingCard, type ListingCardData } from '#web/saved/listing-card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';

const SIZES = '(width >= 80rem) 296px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 64vw';

interface ListingCarouselProps {
  heading: string;
  seeAll: string;
  listings: readonly ListingCardData[];
  compact?: boolean;
}

/** A row of listings; renders nothing without any. */
export function ListingCarousel({ heading, seeAll, listings, compact }: ListingCarouselProps) {
  if (listings.length === 0) return null;
  return (
    <Carousel
      heading={heading}
      seeAll={seeAll}
      layout="rows-of-four"
      rowHeight={`row-height-[30rem] sm:row-height-[31.5rem] ${compact ? 'compact-row' : ''}`}
    >
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} sizes={SIZES} />
      ))}
    </Carousel>
  );
}
