import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { type SharedMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { InPlaceLink } from '#web/ui/in-place-link.tsx';
import { ResultsNotice } from './no-results.tsx';

/** Without results there are no messages of the page either: they come with them. */
export function UnavailableResults({
  filters,
  places,
}: {
  filters: SearchFilters;
  places: readonly Place[];
}) {
  return (
    <section aria-labelledby="results-heading" className="page-width pt-6 lg:pt-10">
      <h1 id="results-heading" className="mb-5 text-2xl sm:text-3xl">
        {unavailableHeading(filters, places, useSharedMessages())}
      </h1>
      <ResultsError />
    </section>
  );
}

export function unavailableHeading(
  { location, propertyType }: SearchFilters,
  places: readonly Place[],
  { kinds, unavailable }: SharedMessages,
): string {
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType);
  const what = kind === undefined ? unavailable.properties : kinds[kind.block].one;
  const place = places.find(({ id }) => id === location);
  return place === undefined ? what : fill(unavailable.heading, { what, place: placeLabel(place) });
}

/** Shown instead of results that could not be fetched. */
function ResultsError() {
  const messages = useSharedMessages().unavailable;
  const { pathname, search } = useLocation();
  const retry = useRef<HTMLAnchorElement>(null);

  // The results replace the focused link: move the focus to the content before it is removed.
  useLayoutEffect(() => {
    const link = retry.current;
    return () => {
      if (link === document.activeElement)
        document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <ResultsNotice heading={messages.results} text={messages.text}>
      <InPlaceLink ref={retry} to={pathname + search} replace className={buttonClass('primary')}>
        {messages.tryAgain}
      </InPlaceLink>
    </ResultsNotice>
  );
}
