import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import type { SetFilters } from '#features/listings/search/set-filters.ts';
import { filterParts } from './sentence.ts';

/** What is said in one phrase, and taken back with it. */
export interface FilterPhrase {
  readonly members: string[];
  readonly label: string;
}

const TOGETHER: readonly (readonly string[])[] = [
  ['minBudget', 'maxBudget'],
  ['minArea', 'maxArea', 'areaUnit', 'squareFeetPerMarla'],
  ['minTotalArea', 'maxTotalArea'],
  ['minTotalLandArea', 'maxTotalLandArea'],
];

/** What a search asks for, each in a few words. */
export function filterPhrases(
  filters: SetFilters,
  cityName: string | undefined,
  messages: SentenceMessages,
): FilterPhrase[] {
  const set = Object.keys(filters);
  const groups = new Map(
    set.map((member) => {
      const group = TOGETHER.find((together) => together.includes(member)) ?? [member];
      return [group[0], group];
    }),
  );
  return [...groups.values()].map((group) => {
    const members = group.filter((member) => set.includes(member));
    const said: SetFilters = Object.fromEntries(
      Object.entries(filters).filter(([member]) => members.includes(member)),
    );
    return { members, label: labelOf(said, cityName, messages) };
  });
}

function labelOf(
  filters: SetFilters,
  cityName: string | undefined,
  messages: SentenceMessages,
): string {
  if (filters.text !== undefined) return `“${filters.text}”`;
  if (filters.location !== undefined) return cityName ?? `City ${filters.location}`;
  const [said] = filterParts(filters, undefined, messages);
  return (
    said ??
    Object.entries(filters)
      .map(([member, value]) => `${member} ${value}`)
      .join(', ')
  );
}
