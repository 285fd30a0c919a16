/** The page of a listing, root-relative. */
export function listingAddress(slug: string): string {
  return `/property-details/${encodeURIComponent(slug)}`;
}

/** An address of ASCII letters alone, which leads to the one true address. */
export function shortListingAddress(id: number): string {
  return `/property-details/property-${id}`;
}
