import { Link, useLocation } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';
import { ResultsNotice } from './results-notice.tsx';
import { useMissReport } from './use-miss-report.ts';

/** Offers the search without the one filter that costs most, and wider ones. */
export function NoResults({ explore }: { explore: ExploreData }) {
  const { filters, totalCount, instead } = explore;
  const words = usePageWords('explore');
  const local = useLocalAddress();
  const { pathname } = useLocation();
  useMissReport(explore);
  const unfiltered = addressOf(pathname, clearedFilters(filters));
  const firstPage = { ...filters, pageNumber: NO_FILTERS.pageNumber };
  const isFiltered =
    unfiltered !== addressOf(pathname, { ...firstPage, sortByIndex: NO_FILTERS.sortByIndex });
  const links = [
    ...(totalCount > 0 ? [{ text: words.firstPage, address: addressOf(pathname, firstPage) }] : []),
    ...(instead === undefined ? [] : [instead]),
    ...(isFiltered ? [{ text: words.withoutFilters, address: unfiltered }] : []),
    { text: words.seeAll, address: local(exploreAddress()) },
  ];
  return (
    <ResultsNotice
      heading={words.noResults}
      text={totalCount > 0 ? words.beyondLast : words.tryOther}
    >
      {links.map(({ text, address }, index) => (
        <Link key={address} to={address} className={buttonClass(index === 0 ? 'primary' : 'quiet')}>
          {text}
        </Link>
      ))}
    </ResultsNotice>
  );
}
