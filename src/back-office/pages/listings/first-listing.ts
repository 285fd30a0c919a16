import type { FirstStep } from '#back-office/list/empty-list.tsx';
import { FILTER_NAMES } from './filters/list-filters.ts';

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
