import { type ReactNode, useEffect } from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { formatFilters, NO_FILTERS } from '#features/listings/search/filters.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { InPlaceLink } from '#web/navigation/in-place-link.tsx';
import { useLocation } from '#web/navigation/page-location.ts';
import { reportOnce } from '#web/ui/report-count.ts';
import { whenShown } from '#web/ui/when-shown.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';

/** Offers the search without the one filter that costs most, and wider ones. */
export function NoResults({ explore }: { explore: ExploreData }) {
  const { filters, totalCount, instead } = explore;
  const messages = usePageMessages('explore');
  const local = useLocalAddress();
  const { pathname } = useLocation();
  useMissReport(explore);
  const unfiltered = addressOf(pathname, clearedFilters(filters));
  const firstPage = { ...filters, pageNumber: NO_FILTERS.pageNumber };
  const isFiltered =
    unfiltered !== addressOf(pathname, { ...firstPage, sortByIndex: NO_FILTERS.sortByIndex });
  const links = [
    ...(totalCount > 0
      ? [{ text: messages.firstPage, address: addressOf(pathname, firstPage) }]
      : []),
    ...(instead === undefined ? [] : [instead]),
    ...(isFiltered ? [{ text: messages.withoutFilters, address: unfiltered }] : []),
    { text: messages.seeAll, address: local(exploreAddress()) },
  ];
  return (
    <ResultsNotice
      heading={messages.noResults}
      text={totalCount > 0 ? messages.beyondLast : messages.tryOther}
    >
      {links.map(({ text, address }, index) => (
        <InPlaceLink
          key={address}
          href={address}
          className={buttonClass(index === 0 ? 'primary' : 'quiet')}
        >
          {text}
        </InPlaceLink>
      ))}
    </ResultsNotice>
  );
}

/** Stands in the place of the results. */
export function ResultsNotice({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="rounded-card border border-line bg-surface px-6 py-12 sm:px-10">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3 max-w-prose text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

/** Reports a search that found nothing, so that the agency knows what is asked for. */
function useMissReport({ filters, totalCount }: Pick<ExploreData, 'filters' | 'totalCount'>): void {
  const search = totalCount === 0 ? String(formatFilters(filters)) : '';
  useEffect(() => {
    if (search !== '') whenShown(() => reportOnce('/api/MissedSearch', { search }));
  }, [search]);
}
