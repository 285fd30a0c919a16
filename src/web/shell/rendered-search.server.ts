import { canonicalPlaceAndKind, canonicalQuery } from '#features/listings/search/filters.ts';
import { englishAddress } from '#platform/language/language-address.ts';
import { idsParameters, isPageOfIds } from '#web/saved/ids-parameters.ts';

/**
 * The query of an address as a ready answer shows it: all addresses share one that differ in
 * parameters that the page does not know.
 */
export function renderedSearch({ pathname, search, searchParams }: URL): string {
  const known = parametersOf(englishAddress(pathname))(searchParams);
  if (known === undefined) return search;
  return known.size === 0 ? '' : `?${known}`;
}

/** The address of the English page with that query. */
export function renderedAddress(url: URL): string {
  return englishAddress(url.pathname) + renderedSearch(url);
}

function parametersOf(path: string) {
  if (isPageOfIds(path)) return idsParameters;
  return path.startsWith('/explore-properties/') ? canonicalQuery : canonicalPlaceAndKind;
}
