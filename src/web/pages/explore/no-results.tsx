import { Link, useLocation } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';
import { ResultsNotice } from './results-notice.tsx';

export function NoResults({ explore: { filters, totalCount } }: { explore: ExploreData }) {
  const words = usePageWords('explore');
  const local = useLocalAddress();
  const { pathname } = useLocation();
  const unfiltered = addressOf(pathname, clearedFilters(filters));
  const firstPage = { ...filters, pageNumber: NO_FILTERS.pageNumber };
  const isFiltered =
    unfiltered !== addressOf(pathname, { ...firstPage, sortByIndex: NO_FILTERS.sortByIndex });
  const isBeyond = totalCount > 0;
  return (
    <ResultsNotice heading={words.noResults} text={isBeyond ? words.beyondLast : words.tryOther}>
      {isBeyond && (
        <Link to={addressOf(pathname, firstPage)} className={buttonClass('primary')}>
          {words.firstPage}
        </Link>
      )}
      {isFiltered && (
        <Link to={unfiltered} className={buttonClass(isBeyond ? 'quiet' : 'primary')}>
          {words.withoutFilters}
        </Link>
      )}
      <Link
        to={local(exploreAddress())}
        className={buttonClass(isBeyond || isFiltered ? 'quiet' : 'primary')}
      >
        {words.seeAll}
      </Link>
    </ResultsNotice>
  );
}
