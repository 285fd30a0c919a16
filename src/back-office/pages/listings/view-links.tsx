import { PillLinks } from '#back-office/list/pill-links.tsx';
import { SavedViews } from './filters/saved-views.tsx';
import type { ViewCounts } from './view-counts.ts';
import { currentView, queryOfView, VIEWS } from './views.ts';

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
