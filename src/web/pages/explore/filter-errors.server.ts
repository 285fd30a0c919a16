import type { SearchFilters } from '#features/listings/search/filters.ts';
import type { LanguageMessages } from '#web/messages/messages.server.ts';
import { fieldTexts, type RefusedTexts } from './field-texts.ts';
import { isArea } from './filter-groups.ts';
import { checkGroups } from './filter-rules.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { groupsOfOtherKinds } from './search-parts.server.ts';

/** What is wrong with an address, also in ranges that the form has no fields for. */
export function filterErrors(
  filters: SearchFilters,
  refused: RefusedTexts,
  messages: LanguageMessages,
): string[] {
  const shown = filterGroups(filters.propertyType, messages);
  const others = groupsOfOtherKinds(filters, messages).filter(({ kind }) => kind === 'range');
  // Without a kind an area is said of all of them.
  const saidOf = shown.some(isArea) ? undefined : others.find(isArea);
  const own = saidOf === undefined ? shown : [...shown, saidOf];
  const rest = others.filter((group) => group !== saidOf);
  const texts = new Map([
    ...fieldTexts({ ...filters, minArea: 0, maxArea: 0 }, rest),
    ...fieldTexts(filters, own, refused),
  ]);
  const corrections = checkGroups([...own, ...rest], (name) => texts.get(name) ?? '');
  return [...new Set(corrections.map(({ message }) => message))];
}
