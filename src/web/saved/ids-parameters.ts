import { canonicalPlaceAndKind } from '#features/listings/search/filters.ts';

export function isPageOfIds(englishPath: string): boolean {
  return /^\/(?:saved|compare)\/?$/i.test(englishPath);
}

/** A page with ids is not kept: there are more lists than room, and each has few readers. */
export function idsParameters(query: URLSearchParams): URLSearchParams | undefined {
  return query.has('ids') ? undefined : canonicalPlaceAndKind(query);
}
