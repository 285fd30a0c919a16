import { BookmarkPlus, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { late } from '#back-office/late/late.tsx';
import { hiddenColumns } from '#back-office/pages/listings/columns/column-store.ts';
import { buttonClass } from '#ui/button.ts';
import { removeView, savedViews, saveView, subscribeToViews, viewQuery } from './view-store.ts';

const NameDialog = late(() => import('./name-dialog.tsx').then((code) => code.NameDialog));

/** Filtered lists under names of one's own. */
export function SavedViews({ query }: { query: URLSearchParams }) {
  const views = useSyncExternalStore(subscribeToViews, savedViews, () => []);
  const [isNaming, setIsNaming] = useState(false);
  const shown = viewQuery(query);
  const isSaved = views.some((view) => view.query === shown);
  if (views.length === 0 && shown === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label="Saved views" className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.name} className="flex items-center">
              <Link
                to={`/property?${view.query}`}
                aria-current={view.query === shown ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm text-ink no-underline aria-[current=page]:border-field aria-[current=page]:font-semibold aria-[current=page]:text-field"
              >
                {view.name}
              </Link>
              {view.query === shown && (
                <button
                  type="button"
                  aria-label={`Remove the view ${view.name}`}
                  className={`$"icon-button" border-transparent bg-transparent`}
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
        <button type="button" className={buttonClass('quiet')} onClick={() => setIsNaming(true)}>
          <BookmarkPlus aria-hidden="true" className="size-5" />
          Keep view
        </button>
      )}
      {isNaming && (
        <NameDialog
          onName={(name) => saveView({ name, query: shown, hidden: [...hiddenColumns(query)] })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}
