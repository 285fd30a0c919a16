import { placeLabel } from '#features/listings/explore-address.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { fill } from '#platform/language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { type ListingArea, PricePerUnit } from '#web/ui/area.tsx';
import { FactsLine } from '#web/ui/card-facts.tsx';
import { LifeMark } from '#web/ui/life-mark.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import type { WrittenDay } from './load-listing.server.ts';

interface HeadlineProps {
  listing: ListingDetail;
  /** Its line of facts, or ''. */
  line: string;
  area: ListingArea;
}

/** Title, place, price and how the listing stands. */
export function Headline({ listing, line, area }: HeadlineProps) {
  const { title, neighbourhood, place, price, previousPrice, status } = listing;
  const language = useLanguage();
  return (
    <>
      <h1
        className="mt-2 text-2xl sm:mt-6 sm:text-4xl print:mt-3 print:text-3xl"
        {...textLanguage(title, language)}
      >
        {title}
      </h1>
      <FactsLine line={line} className="text-lg sm:mt-2 sm:text-2xl print:mt-0 print:text-xl" />
      <p className="mt-1 text-muted sm:mt-2 sm:text-lg">
        {neighbourhood !== place.name && (
          <>
            <span {...textLanguage(neighbourhood, language)}>{neighbourhood}</span>{' '}
            <span aria-hidden="true">·</span>{' '}
          </>
        )}
        <span className="inline-block" {...textLanguage(place.name, language)}>
          {placeLabel(place)}
        </span>
      </p>
      {status !== SOLD && (
        <p className="mt-1 sm:mt-4 print:mt-2">
          <Price price={price} previousPrice={previousPrice} size="large" />
          <PricePerUnit listing={area} price={price} className="mr-3 inline-block text-muted" />{' '}
          <LifeMark listing={listing} />
        </p>
      )}
    </>
  );
}

/** The day on which the agency last made sure: a page is kept for longer than `today` is true. */
export function CheckedDay({ day, written }: WrittenDay) {
  const { checkedOn } = usePageMessages('listing');
  return <time dateTime={day}>{fill(checkedOn, { day: written })}</time>;
}

/** Stands where the price stood. */
export function SoldNotice({ day, written }: WrittenDay) {
  const { sold } = usePageMessages('listing');
  return (
    <div className="mt-4 rounded-card border border-line bg-sunken p-4">
      <p className="text-3xl font-bold">{sold.heading}</p>
      <p className="mt-1 text-muted">
        <time dateTime={day}>{fill(sold.since, { day: written })}</time>
      </p>
      <p className="mt-2">{sold.text}</p>
    </div>
  );
}
