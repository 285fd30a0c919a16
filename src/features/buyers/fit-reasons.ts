import type { SentenceWords } from '#features/listings/labels/sentence-words.ts';
import { filterPhrases } from '#features/listings/understand/filter-phrases.ts';
import type { Wants } from './buyer.ts';
import type { SmallMiss } from './near-miss.ts';

/** What a buyer wants and a listing has, and first what it misses by a little. In English. */
export function fitReasons(
  wants: Wants,
  miss: SmallMiss | undefined,
  cityName: string | undefined,
  words: SentenceWords,
): string[] {
  const parts = filterPhrases(wants, cityName, words).map(({ label }) => label);
  const reasons = parts.length === 0 ? ['Wants anything'] : parts;
  return miss === undefined ? reasons : [nearly(miss), ...reasons];
}

function nearly(miss: SmallMiss): string {
  if (miss.what === 'rooms') return 'Nearly: one room fewer';
  const percent = Math.max(1, Math.round(Math.abs(miss.by) * 100));
  const isAbove = miss.by > 0;
  const side = miss.what === 'budget' ? (isAbove ? 'above' : 'below') : isAbove ? 'more' : 'less';
  return miss.what === 'budget'
    ? `Nearly: ${percent} % ${side} the budget`
    : `Nearly: ${percent} % ${side} area`;
}
