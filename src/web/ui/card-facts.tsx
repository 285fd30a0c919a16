import { Fragment } from 'react';
import { placeLabel } from '#features/listings/explore-address.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { AreaInLine, type ListingArea } from './area.tsx';
import { textLanguage } from './text-language.ts';

/** `Model Town · 6 rooms · 4 washrooms`. */
export function CardFacts({
  facts,
  className = '',
}: {
  facts: readonly string[];
  className?: string;
}) {
  const language = useLanguage();
  return (
    <p className={`card-facts ${className}`}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span {...textLanguage(fact, language)}>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** Below a title that the page's language cannot read: `ਜਲੰਧਰ ਵਿੱਚ 1 ਕਨਾਲ ਦਾ ਮਕਾਨ`. */
export function FactsLine({ line, className }: { line: string; className: string }) {
  return (
    line !== '' && (
      <p data-facts="" className={className}>
        {line}
      </p>
    )
  );
}

/** E.g. `5 marla (1,361 sq ft) · Jalandhar, Punjab`. */
export function AreaAndPlace({
  listing,
  className,
}: {
  listing: ListingArea & Pick<ListingSummary, 'cityName' | 'stateName'>;
  className?: string;
}) {
  return (
    <p className={className}>
      <AreaInLine listing={listing} />
      <span className="sr-only">, </span>
      <span aria-hidden="true" className="before-place">
        {' · '}
      </span>
      <span className="inline-block" {...textLanguage(listing.cityName, useLanguage())}>
        {placeLabel({ name: listing.cityName, stateName: listing.stateName })}
      </span>
    </p>
  );
}
