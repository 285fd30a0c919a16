import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import type { Miss } from '#features/listings/search/match-listing.server.ts';
import { filterPhrases } from '#features/listings/understand/filter-phrases.ts';
import type { Wants } from './buyer.ts';

/** What a listing misses when one measure alone lies beside the wish. */
export type SmallMiss = Exclude<Miss, 'more'>;

export const NEARLY = 0.1;
export const MOST_NEAR = 20;

export function isNear(miss: Miss | undefined): miss is SmallMiss {
  if (miss === undefined || miss === 'more') return false;
  return miss.what === 'rooms' || Math.abs(miss.by) <= NEARLY;
}

/** Sorts what misses by least to the front. */
export function byDistance(one: { readonly miss: SmallMiss }, other: { readonly miss: SmallMiss }) {
  return distance(one.miss) - distance(other.miss);
}

function distance(miss: SmallMiss): number {
  return miss.what === 'rooms' ? NEARLY : Math.abs(miss.by);
}

/** Says in English what a buyer wants and a listing has, and first what it misses by a little. */
export function fitReasons(
  wants: Wants,
  miss: SmallMiss | undefined,
  cityName: string | undefined,
  messages: SentenceMessages,
): string[] {
  const parts = filterPhrases(wants, cityName, messages).map(({ label }) => label);
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
