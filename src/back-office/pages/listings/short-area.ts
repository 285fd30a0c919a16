import type { Listing } from '#features/listings/listing.ts';
import { areaAndPrice } from '#features/listings/listing-facts.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

/** `10 marla`; '' where a draft has no area yet. */
export function shortArea(listing: Listing): string {
  const { house, plot, land, shop } = listing;
  const totalArea = (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
  return totalArea > 0 ? areaAndPrice({ ...listing, totalArea }, ENGLISH_UNITS).area : '';
}
