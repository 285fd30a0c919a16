import { BookmarkPlus, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { late } from '#back-office/late/late.tsx';
import type { FirstStep } from '#back-office/list/empty-list.tsx';
import { Pill, PillLinks } from '#back-office/list/pill-links.tsx';
import { hiddenColumns } from './columns/column-choice.tsx';
import { PLACE_FILTERS } from './fetch-page.ts';
import { FILTER_NAMES } from './filters/list-filters.ts';
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

interface SavedViewsProps {
  query: URLSearchParams;
  countOf: (query: string) => number | undefined;
}

/** Filtered lists under names of one's own. */
function SavedViews({ query, countOf }: SavedViewsProps) {
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

const FIRST = {
  advice: 'Add the first property, paste a message that offers some, or import a file.',
  button: 'New Property',
};

/** What an empty list of listings says to do. */
export function firstListing(query: URLSearchParams): FirstStep {
  if (query.get('view') === 'trash') return { advice: 'Nothing is in the trash.' };
  if (FILTER_NAMES.some((name) => query.has(name)))
    return { advice: 'No property fits the filter. Choose less under Filter and sort.' };
  return query.has('view') ? { advice: 'No property is in this view. All has the others.' } : FIRST;
}
