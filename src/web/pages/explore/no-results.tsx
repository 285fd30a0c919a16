import { Link, useLocation } from 'react-router';
import { exploreAddress } from '#features/properties/explore-address.ts';
import { buttonClass } from '#web/ui/button.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';

/** Nothing matches: what to do about it. */
export function NoResults({ explore: { filters, totalCount } }: { explore: ExploreData }) {
  const { pathname } = useLocation();
  const unfiltered = addressOf(pathname, clearedFilters(filters));
  const isFiltered = unfiltered !== addressOf(pathname, filters);
  return (
    <div className="rounded-card border border-line bg-surface px-6 py-12 sm:px-10">
      <h2 className="text-2xl">Sorry.. No Results Found!</h2>
      <p className="mt-3 max-w-prose text-muted">
        {totalCount > 0
          ? 'There are fewer results than this page would begin with.'
          : 'Try changing your search or filters: a wider budget, fewer conditions, or another town nearby.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isFiltered && (
          <Link to={unfiltered} className={buttonClass('primary')}>
            Show without filters
          </Link>
        )}
        <Link to={exploreAddress()} className={buttonClass(isFiltered ? 'quiet' : 'primary')}>
          See all properties
        </Link>
      </div>
    </div>
  );
}
