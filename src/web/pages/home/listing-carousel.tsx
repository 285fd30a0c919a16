import { Carousel } from '#web/ui/carousel.tsx';
import { type CardLook, ListingCard, type ListingCardData } from '#web/ui/listing-card.tsx';

const SIZES = '(width >= 80rem) 296px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 64vw';
/** A picture that fills a taller box is wider than the box. */
const TALL_SIZES = '(width >= 80rem) 493px, (width >= 64rem) 38vw, (width >= 40rem) 52vw, 107vw';

const ROW_HEIGHTS = {
  framed: 'row-height-[31rem]',
  strip: 'row-height-[26rem]',
  slim: 'row-height-[28rem]',
  tall: 'row-height-[39rem]',
} as const satisfies Record<CardLook, string>;

interface ListingCarouselProps {
  heading: string;
  seeAll: string;
  listings: readonly ListingCardData[];
  look?: CardLook;
}

/** A row of listings; renders nothing without any. */
export function ListingCarousel({
  heading,
  seeAll,
  listings,
  look = 'framed',
}: ListingCarouselProps) {
  if (listings.length === 0) return null;
  return (
    <Carousel heading={heading} seeAll={seeAll} layout="rows-of-four" rowHeight={ROW_HEIGHTS[look]}>
      {listings.map((listing) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          sizes={look === 'tall' ? TALL_SIZES : SIZES}
          look={look}
        />
      ))}
    </Carousel>
  );
}
