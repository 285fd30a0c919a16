import { BookmarkPlus, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { late } from '#back-office/late/late.tsx';
import { Pill, PillLinks } from '#back-office/list/pill-links.tsx';
import { hiddenColumns } from './columns/column-choice.tsx';
import { PLACE_FILTERS } from './fetch-page.ts';
import {
  removeView,
  savedViews,
  saveView,
  subscribeToViews,
  viewQuery,
} from './filters/view-store.ts';
import type { ViewCounts } from './view-counts.ts';
import { currentView, queryOfView, VIEWS } from './views.ts';

const NameDialog = late(() => import('./filters/name-dialog.tsx').then((code) => code.NameDialog));

/** Which listings are shown, and how many each view has of those that are searched for. */
export function ViewLinks({ query, counts }: { query: URLSearchParams; counts: ViewCounts }) {
  const shown = currentView(query);
  const links = VIEWS.map(({ name, label }) => {
    const own = queryOfView(name, query);
    return {
      label,
      address: own === '' ? '/property' : `/property?${own}`,
      isShown: name === shown.name,
      count: counts.get(own),
    };
  });
  return (
    <PillLinks links={links}>
      <SavedViews query={query} countOf={(kept) => counts.get(kept)} />
    </PillLinks>
  );
}

/** Filtered lists under names of one's own. */
function SavedViews({
  query,
  countOf,
}: {
  query: URLSearchParams;
  countOf: (query: string) => number | undefined;
}) {
  const views = useSyncExternalStore(subscribeToViews, savedViews, () => []);
  const [isNaming, setIsNaming] = useState(false);
  const { revalidate } = useRevalidator();
  const shown = viewQuery(query);
  const isSaved = views.some((view) => view.query === shown);

  function keep(name: string) {
    saveView({ name, query: shown, hidden: [...hiddenColumns(query)] });
    void revalidate();
  }

  return (
    <>
      {views.length > 0 && (
        <ul aria-label="Saved views">
          {views.map((view) => (
            <li key={view.name} className="flex items-center">
              <Pill
                label={view.name}
                address={`/property?${view.query}`}
                isShown={view.query === shown}
                count={countOf(view.query)}
              />
              {view.query === shown && (
                <button
                  type="button"
                  aria-label={`Remove the view ${view.name}`}
                  className="icon-button border-transparent bg-transparent"
                  onClick={() => removeView(view.name)}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown !== '' && !isSaved && (
        <button type="button" className="pill-link" onClick={() => setIsNaming(true)}>
          <BookmarkPlus aria-hidden="true" className="size-4" />
          Keep view
        </button>
      )}
      {isNaming && <NameDialog onName={keep} onClose={() => setIsNaming(false)} />}
    </>
  );
}

export function PlaceFilterNotice() {
  const [query] = useSearchParams();
  const place = Object.keys(PLACE_FILTERS).find((name) => query.has(name));
  if (place === undefined) return null;
  return (
    <p className="notice">
      Only the listings of one {place} are shown.{' '}
      <Link to="/property" className="text-field underline">
        Show all
      </Link>
    </p>
  );
}
