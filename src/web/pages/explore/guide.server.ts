import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { addUnused, NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import type { KnownPlaces } from '#features/listings/understand/read-place.ts';
import { wholeSentence } from '#features/listings/understand/sentence.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { unservedPlace } from '#features/listings/understand/unserved-place.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { type Chip, type ExploreData, type Suggestion, withQuery } from './explore-data.ts';
import { foundText } from './found-text.ts';
import { meantSearches } from './meant-searches.server.ts';
import { partAddress, type SearchPart, searchAddress, searchParts } from './search-parts.server.ts';

interface Asked {
  readonly filters: SearchFilters;
  readonly place: Place | undefined;
  readonly totalCount: number;
  readonly isTextCut: boolean;
  readonly unused: readonly string[];
}

/** Parts whose absence is tried, since each is a search of its own. */
const MOST_TRIED = 6;

type Guide = Pick<ExploreData, 'asked' | 'chips' | 'notes' | 'meant' | 'instead'>;

/** What the search asks for, and what it may have meant. */
export async function searchGuide(db: PublicDb, asked: Asked, language: Language): Promise<Guide> {
  const parts = searchParts(asked, language);
  return {
    asked: understoodPhrase(parts, asked.filters, await currentPlaces(db)),
    chips: [
      ...parts.map((part) => ({
        label: part.label,
        field: part.field,
        address: withUnused(partAddress(part, asked, language), asked.unused),
      })),
      ...unusedChips(asked, language),
    ],
    notes: await textNotes(db, asked, language),
    meant: await meantSearches(db, asked, language),
    instead: asked.totalCount > 0 ? undefined : await withoutCostliest(db, parts, asked, language),
  };
}

/** What was typed and is not used stays said until its chip is removed. */
function unusedChips({ filters, place, unused }: Asked, language: Language): Chip[] {
  const { notUsed } = MESSAGES[language].searches;
  const parts = [...new Set(unused)];
  return parts.map((part) => ({
    label: fill(notUsed, { part }),
    address: withUnused(
      searchAddress(filters, place, language),
      parts.filter((other) => other !== part),
    ),
    isQuiet: true,
  }));
}

function withUnused(address: string, unused: readonly string[]): string {
  const [pathname = '', query] = address.split('?');
  return withQuery(pathname, addUnused(new URLSearchParams(query), unused));
}

/** Of the parts those that the box, asked for them, would search as they are; words always. */
function understoodPhrase(
  parts: readonly SearchPart[],
  filters: SearchFilters,
  places: KnownPlaces,
): string {
  return parts.reduce((phrase, { spoken }) => {
    const longer = `${phrase} ${spoken}`.trim();
    const { text, filters: understood } = understand(longer, places);
    const isMeant = Object.entries(understood).every(
      ([member, value]) => value === Reflect.get(filters, member),
    );
    return (isMeant && text === '') || spoken === filters.text ? longer : phrase;
  }, '');
}

async function textNotes(db: PublicDb, asked: Asked, language: Language): Promise<string[]> {
  const { searches } = MESSAGES[language];
  const { sentence } = searches;
  const { unused } = asked;
  const { text } = asked.filters;
  const places = await currentPlaces(db);
  const { remarks } = understand([text, ...unused].join(' '), places);
  const outside = unservedPlace(text, places)?.typed;
  const asWords = asked.totalCount > 0 ? searches.searchedAsWords : searches.searchedInVain;
  return [
    ...(text === '' || text === outside ? [] : [fill(asWords, { text })]),
    ...(outside === undefined ? [] : [fill(searches.notServed, { place: outside })]),
    ...[...remarks].map((remark) => wholeSentence(sentence.remarks[remark], sentence)),
    ...(asked.isTextCut ? [fill(searches.textCut, { count: MAX_TEXT_LENGTH })] : []),
  ];
}

/** Place and kind go last: a visitor rather pays more than moves to another town. */
async function withoutCostliest(
  db: PublicDb,
  parts: readonly SearchPart[],
  asked: Asked,
  language: Language,
): Promise<Suggestion | undefined> {
  const helpful = await helpfulParts(db, parts, asked.filters);
  const best =
    (await mostFound(
      db,
      helpful.filter(({ isSubject }) => isSubject === undefined),
    )) ??
    (await mostFound(
      db,
      helpful.filter(({ isSubject }) => isSubject === true),
    ));
  if (best === undefined) return undefined;
  const { part, count } = best;
  const { explore, searches } = MESSAGES[language];
  return {
    text: fill(searches.withoutOne, {
      // Words that were typed stand in quotes already.
      filter: part.spoken.replace(/^“(.*)”$/, '$1'),
      found: foundText(count, part.without.propertyType, explore.found, language),
    }),
    address: partAddress(part, asked, language),
  };
}

/** Words that no listing has let no other part help: each of them would be searched in vain. */
async function helpfulParts(
  db: PublicDb,
  parts: readonly SearchPart[],
  { text }: SearchFilters,
): Promise<readonly SearchPart[]> {
  if (text === '') return parts;
  const words = await findMatches(db, { ...NO_FILTERS, text, pageSize: 0 });
  return words.totalCount > 0 ? parts : parts.filter(({ without }) => without.text === '');
}

async function mostFound(db: PublicDb, parts: readonly SearchPart[]) {
  const counted = await Promise.all(
    parts.slice(0, MOST_TRIED).map(async (part) => {
      const search = { ...part.without, pageNumber: 1, pageSize: 0 };
      return { part, count: (await findMatches(db, search)).totalCount };
    }),
  );
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best !== undefined && best.count > 0 ? best : undefined;
}
