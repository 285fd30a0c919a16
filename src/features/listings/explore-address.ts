import { LISTING_KINDS } from './listing-kind.ts';

/** A place as addresses name it. */
interface Place {
  readonly id: number;
  readonly name: string;
  readonly stateName: string;
}

/** What an explore page is limited to; nothing of it means every property. */
interface ExploreChoice {
  readonly place?: Place | undefined;
  /** A property type's code. */
  readonly type?: number | undefined;
}

const SEPARATORS = /[,\s-]+/g;

/** `{city name}, {state name}`, as pickers and headings say it. */
export function placeLabel(place: { readonly name: string; readonly stateName: string }): string {
  return `${place.name}, ${place.stateName}`;
}

/**
 * The explore page of a place, a type, both or everything, e.g.
 * `/explore-properties/Houses-for-sale-in-Jalandhar-Punjab?loc=3&type=100`. A code that is no property type is left out.
 */
export function exploreAddress({ place, type }: ExploreChoice = {}): string {
  const propertyType = LISTING_KINDS.find(({ id }) => id === type);
  const subject = `${propertyType?.plural ?? 'properties'}-for-sale`;
  const where = place === undefined ? '' : `-in-${placeLabel(place).replace(SEPARATORS, '-')}`;
  const query = new URLSearchParams();
  if (place !== undefined) query.set('loc', String(place.id));
  if (propertyType !== undefined) query.set('type', String(propertyType.id));
  const search = query.size === 0 ? '' : `?${query}`;
  return `/explore-properties/${encodeURIComponent(subject + where)}${search}`;
}
