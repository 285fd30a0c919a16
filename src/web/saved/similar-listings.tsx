import { Carousel } from '#web/ui/carousel.tsx';
import { ListingCard, type ListingCardData } from './listing-card.tsx';

const SIZES =
  '(width >= 80rem) 422px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, (resolution >= 2.25dppx) 41vw, 62vw';

export function SimilarListings({
  heading,
  listings,
}: {
  heading: string;
  listings: readonly ListingCardData[];
}) {
  return (
    listings.length > 0 && (
      <div className="print:hidden">
        <Carousel
          heading={heading}
          layout="rows-of-two"
          rowHeight="row-height-[32.5rem] sm:row-height-[37.5rem]"
          dynamicMarks
        >
          {listings.map((card) => (
            <ListingCard key={card.id} listing={card} sizes={SIZES} />
          ))}
        </Carousel>
      </div>
    )
  );
}
