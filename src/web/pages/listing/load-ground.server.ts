import { areaUnit, valueIn } from '#features/listings/field-queries.ts';
import { PLOT_FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { listingDrawing } from '#features/listings/listing-drawing.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { fill } from '#language/fill.ts';
import type { ListingWords } from '#web/words/use-words.ts';

/** The ground of a listing: its area, and its drawing where there is no photo. */
export interface Ground
  extends Pick<ListingSummary, 'totalArea' | 'areaUnit' | 'areaAs' | 'drawing'> {
  /** What the drawing shows. */
  readonly drawingAlt: string;
}

export function loadGround(
  listing: Listing & Pick<ListingSummary, 'image'>,
  overview: readonly OverviewRow[],
  words: ListingWords,
): Ground {
  const { propertyType, areaAs } = listing;
  const block = listing[kindName(propertyType)] ?? {};
  const totalArea = Number(valueIn(block, 'totalArea') ?? 0);
  const area = { totalArea, areaUnit: areaUnit(propertyType), areaAs };
  const drawn = listingDrawing(listing);
  if (drawn === undefined) return { ...area, drawing: '', drawingAlt: '' };
  const { toScale, sketch } = words.drawing;
  return {
    ...area,
    drawing: drawn.query,
    drawingAlt: fill(drawn.plot.told === 'both' ? toScale : sketch, { facts: factsOf(overview) }),
  };
}

const DRAWN: readonly string[] = ['totalArea', 'landArea', ...Object.values(PLOT_FIELDS).flat()];

function factsOf(overview: readonly OverviewRow[]): string {
  return overview
    .filter(({ topic, value }) => value !== '' && DRAWN.includes(topic))
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
}
