import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.ts';

/** Nothing matches: what to do about it. */
export function NoResults({ clearAll, everything }: { clearAll: string; everything: string }) {
  return (
    <div className="rounded-card border border-line bg-surface px-6 py-12 sm:px-10">
      <h2 className="text-2xl">Sorry.. No Results Found!</h2>
      <p className="mt-3 max-w-prose text-muted">
        Try changing your search or filters: a wider budget, fewer conditions, or another town nearby.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={clearAll} className={buttonClass('primary')}>
          Show without filters
        </Link>
        <Link to={everything} className={buttonClass('quiet')}>
          See all properties
        </Link>
      </div>
    </div>
  );
}
