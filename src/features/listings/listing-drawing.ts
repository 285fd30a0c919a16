import { type Plot, plotOf } from '#features/listings/plot-drawing/plot.ts';
import { plotQuery } from '#features/listings/plot-drawing/plot-query.ts';
import { valueIn } from './field-queries.ts';
import type { Listing } from './listing.ts';
import { kindName } from './listing-kind.ts';
import { knownOfPlot } from './listing-plot.ts';
import type { ListingSummary } from './listing-summary.ts';

/** The drawing of a listing without a photo, and the query of its address; undefined without one. */
export function listingDrawing(
  listing: Listing & Pick<ListingSummary, 'image'>,
): { readonly query: string; readonly plot: Plot } | undefined {
  if (listing.image !== null) return undefined;
  const { propertyType, areaAs, house } = listing;
  const block = listing[kindName(propertyType)] ?? {};
  const totalArea = Number(valueIn(block, 'totalArea') ?? 0);
  const known = knownOfPlot(
    { propertyType, houseType: house?.type ?? 0, totalArea, areaAs },
    (name) => valueIn(block, name) ?? valueIn(listing, name),
  );
  const plot = known && plotOf(known);
  return known === undefined || plot === undefined ? undefined : { query: plotQuery(known), plot };
}
