export function listingAddress(slug: string): string {
  return `/property-details/${encodeURIComponent(slug)}`;
}

/** ASCII only; redirects to the full address. */
export function shortListingAddress(id: number): string {
  return `/property-details/property-${id}`;
}
