import { BookmarkPlus, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { late } from '#back-office/late/late.tsx';
import { Pill } from '#back-office/list/pill-links.tsx';
import { hiddenColumns } from '#back-office/pages/listings/columns/column-store.ts';
import { removeView, savedViews, saveView, subscribeToViews, viewQuery } from './view-store.ts';

const NameDialog = late(() => import('./name-dialog.tsx').then((code) => code.NameDialog));

interface SavedViewsProps {
  query: URLSearchParams;
  countOf: (query: string) => number | undefined;
}

/** Filtered lists under names of one's own. */
export function SavedViews({ query, countOf }: SavedViewsProps) {
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
