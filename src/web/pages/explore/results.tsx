import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { addressOf, type ExploreData } from './explore-data.ts';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { LostResults } from './results-error.tsx';
import { useMoreResults } from './use-more-results.ts';

const LOAD_MORE = '[rel=next]';

/** The listings of an address, and the way to more of them. */
export function Results({ entry, explore }: { entry: string; explore: ExploreData }) {
  const { filters } = explore;
  const { pathname } = useLocation();
  const { cards, next, loading, loadMore } = useMoreResults(entry, explore);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<number>(undefined);

  // Whoever asked for more goes on with the first of them, unless something else has the focus by now.
  useEffect(() => {
    if (before.current === undefined || cards.length <= before.current) return;
    const first = list.current?.children[before.current]?.querySelector('a');
    before.current = undefined;
    if (document.activeElement === document.body || document.activeElement?.matches(LOAD_MORE))
      first?.focus({ preventScroll: true });
  }, [cards.length]);

  const load = () => {
    before.current = cards.length;
    void loadMore();
  };
  if (explore.isLost) return <LostResults />;
  if (cards.length === 0) return <NoResults explore={explore} />;
  const from = (filters.pageNumber - 1) * filters.pageSize;
  const hasMore = cards.length > explore.cards.length;
  return (
    <>
      {from > 0 && (
        <p className="mb-3 text-muted">
          Results {from + 1} to {from + cards.length} of {explore.totalCount}
        </p>
      )}
      {filters.pageNumber > 1 && (
        <Link
          to={addressOf(pathname, { ...filters, pageNumber: filters.pageNumber - 1 })}
          rel="prev"
          className={`${buttonClass('quiet')} mb-4 w-full`}
        >
          Previous results
        </Link>
      )}
      <ol ref={list} className="flex flex-col gap-4">
        {cards.map((card, index) => (
          <li key={card.id}>
            <ResultCard listing={card} first={index === 0} />
          </li>
        ))}
      </ol>
      {next !== undefined && <LoadMore next={next} loading={loading} onLoad={load} />}
      <p role="status" className="sr-only">
        {hasMore &&
          `Showing ${from === 0 ? '' : `${from + 1} to `}${from + cards.length} of ${explore.totalCount}`}
      </p>
    </>
  );
}

interface LoadMoreProps {
  next: string;
  loading: boolean;
  onLoad: () => void;
}

/**
 * A link to the next page; a button, as soon as a script can append that page here. It stays the same element: a press
 * that ends on another one than it began on is no click.
 */
function LoadMore({ next, loading, onLoad }: LoadMoreProps) {
  const scripted = useHydrated();
  const load = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!loading) onLoad();
  };
  return (
    <a
      href={next}
      rel="next"
      data-later=""
      {...(scripted && { role: 'button', 'aria-disabled': loading })}
      onClick={load}
      onKeyDown={(event) => event.key === ' ' && load(event)}
      className={`${buttonClass('primary')} mt-6 w-full`}
    >
      {loading ? 'Loading...' : 'Load More'}
    </a>
  );
}
