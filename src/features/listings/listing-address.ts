export function listingAddress(slug: string): string {
  return `/property-details/${encodeURIComponent(slug)}`;
}

/** For messages: it redirects to the full address, which may be long and full of `%E0%A8`. */
export function shortListingAddress(id: number): string {
  return `/p/${id}`;
}
