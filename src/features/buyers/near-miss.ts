import type { Miss } from '#features/listings/search/match-listing.server.ts';

/** By one measure alone. */
export type SmallMiss = Exclude<Miss, 'more'>;

export const NEARLY = 0.1;
export const MOST_NEAR = 20;

export function isNear(miss: Miss | undefined): miss is SmallMiss {
  if (miss === undefined || miss === 'more') return false;
  return miss.what === 'rooms' || Math.abs(miss.by) <= NEARLY;
}

/** The closest first. */
export function byDistance(one: { readonly miss: SmallMiss }, other: { readonly miss: SmallMiss }) {
  return distance(one.miss) - distance(other.miss);
}

function distance(miss: SmallMiss): number {
  return miss.what === 'rooms' ? NEARLY : Math.abs(miss.by);
}
