import { Carousel } from '#web/ui/carousel.tsx';
import { ListingCard, type ListingCardData } from '#web/ui/listing-card.tsx';

const SIZES = '(width >= 80rem) 296px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 64vw';

interface ListingCarouselProps {
  heading: string;
  seeAll: string;
  properties: readonly ListingCardData[];
}

/** A row of listings; nothing at all when there is none. */
export function ListingCarousel({ heading, seeAll, properties }: ListingCarouselProps) {
  if (properties.length === 0) return null;
  return (
    <Carousel heading={heading} seeAll={seeAll} layout="rows-of-four">
      {properties.map((property) => (
        <ListingCard key={property.id} property={property} sizes={SIZES} />
      ))}
    </Carousel>
  );
}
