import { PillLinks } from '#back-office/list/pill-links.tsx';
import type { Today } from '#back-office/pages/today/fetch-today.ts';
import { currentView, VIEWS } from './views.ts';

/** Which listings are shown, and how many wait where something waits. */
export function ViewLinks({ query, today }: { query: URLSearchParams; today: Today | undefined }) {
  const shown = currentView(query);
  const links = VIEWS.map(({ name, label, counted }) => ({
    label,
    address: name === '' ? '/property' : `/property?view=${name}`,
    isShown: name === shown.name,
    count: counted && today?.[counted],
  }));
  return <PillLinks links={links} />;
}
