/** The page of a listing, root-relative. */
export function propertyAddress(slug: string): string {
  return `/property-details/${encodeURIComponent(slug)}`;
}
