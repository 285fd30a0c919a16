import { LISTING_KINDS } from './listing-kind.ts';

interface ExploreChoice {
  /** `slug` is the city's `placeSlug`. */
  readonly place?: { readonly id: number; readonly slug: string } | undefined;
  /** A kind's code. */
  readonly type?: number | undefined;
}

/** `{city}, {state}`. */
export function placeLabel(place: { readonly name: string; readonly stateName: string }): string {
  return `${place.name}, ${place.stateName}`;
}

/**
 * The explore page of a place, a kind, both or everything, e.g.
 * `/explore-properties/Houses-for-sale-in-Jalandhar-Punjab?loc=3&type=100`.
 * Unknown kinds are ignored.
 */
export function exploreAddress({ place, type }: ExploreChoice = {}): string {
  const kind = LISTING_KINDS.find(({ id }) => id === type);
  const subject = `${kind?.plural ?? 'properties'}-for-sale`;
  const where = place === undefined ? '' : `-in-${place.slug}`;
  const query = new URLSearchParams();
  if (place !== undefined) query.set('loc', String(place.id));
  if (kind !== undefined) query.set('type', String(kind.id));
  const search = query.size === 0 ? '' : `?${query}`;
  return `/explore-properties/${encodeURIComponent(subject + where)}${search}`;
}
