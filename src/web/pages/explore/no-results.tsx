import { Link, useLocation } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';
import { ResultsNotice } from './results-notice.tsx';

export function NoResults({ explore: { filters, totalCount } }: { explore: ExploreData }) {
  const { pathname } = useLocation();
  const unfiltered = addressOf(pathname, clearedFilters(filters));
  const firstPage = { ...filters, pageNumber: NO_FILTERS.pageNumber };
  const isFiltered =
    unfiltered !== addressOf(pathname, { ...firstPage, sortByIndex: NO_FILTERS.sortByIndex });
  const isBeyond = totalCount > 0;
  return (
    <ResultsNotice
      heading="Sorry.. No Results Found!"
      text={
        isBeyond
          ? 'There are fewer results than this page would begin with.'
          : 'Try changing your search or filters: a wider budget, fewer conditions, or another town nearby.'
      }
    >
      {isBeyond && (
        <Link to={addressOf(pathname, firstPage)} className={buttonClass('primary')}>
          Go to the first page
        </Link>
      )}
      {isFiltered && (
        <Link to={unfiltered} className={buttonClass(isBeyond ? 'quiet' : 'primary')}>
          Show without filters
        </Link>
      )}
      <Link
        to={exploreAddress()}
        className={buttonClass(isBeyond || isFiltered ? 'quiet' : 'primary')}
      >
        See all properties
      </Link>
    </ResultsNotice>
  );
}
