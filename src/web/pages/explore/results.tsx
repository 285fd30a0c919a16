import {
  type Dispatch,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { InPlaceLink } from '#web/navigation/in-place-link.tsx';
import { useLocation } from '#web/navigation/page-location.ts';
import { renderLater } from '#web/ui/render-later.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { addressOf, type NearResults } from './explore-data.ts';
import { type ExploreEvent, type ExploreState, shownCards } from './explore-state.ts';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { useMoreResults } from './use-more-results.ts';

const LOAD_MORE = '[rel=next]';

/** The list of results with Load More. To be mounted anew, by a `key`, for every history entry. */
export function Results({
  state,
  dispatch,
}: {
  state: ExploreState;
  dispatch: Dispatch<ExploreEvent>;
}) {
  const messages = usePageMessages('explore');
  const { explore } = state;
  const { filters } = explore;
  const { pathname } = useLocation();
  const { next, loadMore } = useMoreResults(state, dispatch);
  const cards = shownCards(state);
  const list = useRef<HTMLOListElement>(null);
  const countBefore = useRef<number>(undefined);

  // Load More moves the focus to the first new card, unless it is elsewhere by now.
  useEffect(() => {
    if (countBefore.current === undefined || cards.length <= countBefore.current) return;
    const first = list.current?.children[countBefore.current]?.querySelector('a');
    countBefore.current = undefined;
    if (document.activeElement === document.body || document.activeElement?.matches(LOAD_MORE))
      first?.focus({ preventScroll: true });
  }, [cards.length]);

  const load = () => {
    countBefore.current = cards.length;
    void loadMore();
  };
  if (cards.length === 0) return <NoResults explore={explore} />;
  const from = (filters.pageNumber - 1) * filters.pageSize;
  const hasMore = cards.length > explore.cards.length;
  const shown = { from: from + 1, to: from + cards.length, total: explore.totalCount };
  return (
    <>
      {from > 0 && <p className="mb-3 text-muted">{fill(messages.resultsRange, shown)}</p>}
      {filters.pageNumber > 1 && (
        <InPlaceLink
          href={addressOf(pathname, { ...filters, pageNumber: filters.pageNumber - 1 })}
          rel="prev"
          className={`${buttonClass('quiet')} mb-4 w-full`}
        >
          {messages.previousResults}
        </InPlaceLink>
      )}
      <ol ref={list} className="flex flex-col gap-4">
        {cards.map((card, index) => (
          <ResultItem key={card.id} isFirst={index === 0}>
            <ResultCard listing={card} first={index === 0} />
          </ResultItem>
        ))}
      </ol>
      {next !== undefined && <LoadMore next={next} loading={state.isLoadingMore} onLoad={load} />}
      <p role="status" className="sr-only">
        {hasMore &&
          (from === 0
            ? fill(messages.showing, { count: shown.to, total: shown.total })
            : fill(messages.showingRange, shown))}
      </p>
    </>
  );
}

/** A link, after hydration a button. One element: a press across two elements is not a click. */
function LoadMore({
  next,
  loading,
  onLoad,
}: {
  next: string;
  loading: boolean;
  onLoad: () => void;
}) {
  const messages = usePageMessages('explore');
  const shared = useSharedMessages();
  const hydrated = useHydrated();
  const load = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!loading) onLoad();
  };
  return (
    <a
      href={next}
      rel="next"
      data-later=""
      {...(hydrated && { role: 'button', 'aria-disabled': loading })}
      onClick={load}
      onKeyDown={(event) => event.key === ' ' && load(event)}
      className={`${buttonClass('primary')} mt-6 w-full`}
    >
      {loading ? shared.loading : messages.loadMore}
    </a>
  );
}

/** Below few results, what comes near to the search. */
export function NearList({ near: { heading, cards, all } }: { near: NearResults }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      <ol className="flex flex-col gap-4">
        {cards.map((card) => (
          <ResultItem key={card.id} isFirst={false}>
            <ResultCard listing={card} first={false} />
          </ResultItem>
        ))}
      </ol>
      <InPlaceLink href={all.address} className={`${buttonClass('quiet')} mt-4 w-full`}>
        {all.text}
      </InPlaceLink>
    </section>
  );
}

/** Those of the document are rendered near the screen first, so that it is painted sooner. */
function ResultItem({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const [isLate] = useState(useHydrated());
  const item = useRef<HTMLLIElement>(null);
  const waits = !isFirst && !isLate;
  useEffect(() => {
    if (waits) renderLater(item.current);
  }, [waits]);
  return (
    <li ref={item} className={waits ? 'later-result' : undefined}>
      {children}
    </li>
  );
}
