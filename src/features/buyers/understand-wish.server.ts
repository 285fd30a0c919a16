import type { SentenceWords } from '#features/listings/labels/sentence-words.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import { filterPhrases } from '#features/listings/understand/filter-phrases.ts';
import { understand } from '#features/listings/understand/understand.ts';
import type { Wants, Wish } from './buyer.ts';

/** What was typed, in the search box's own understanding, replaces what was known of the same. */
export async function understandWish(
  db: PublicDb,
  typed: string,
  known: Wants,
  words: SentenceWords,
): Promise<Wish> {
  const places = await currentPlaces(db);
  const { filters, text, unused } = understand(typed, places);
  const { sortByIndex: _, ...understood } = filters;
  const wants: Wants = { ...known, ...understood, ...(text !== '' && { text }) };
  const set: Wish['wants'] = JSON.parse(JSON.stringify(wants));
  const parts = filterPhrases(wants, places.cityName(wants.location, 'en'), words);
  return { wants: set, parts, unused: [...unused] };
}
