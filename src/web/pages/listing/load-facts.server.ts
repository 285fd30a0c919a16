import { areaUnit, valueIn } from '#features/listings/field-queries.ts';
import { KEY_FACTS, PLOT_FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { listingDrawing } from '#features/listings/listing-drawing.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import { listingOverview, type OverviewRow } from '#features/listings/listing-overview.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { ListingMessages } from '#web/messages/use-messages.ts';

/** The ground of a listing: its area, and its drawing where there is no photo. */
export interface Ground
  extends Pick<ListingSummary, 'totalArea' | 'areaUnit' | 'areaAs' | 'drawing'> {
  /** What the drawing shows. */
  readonly drawingAlt: string;
}

export function loadGround(
  listing: Listing & Pick<ListingSummary, 'image'>,
  overview: readonly OverviewRow[],
  messages: ListingMessages,
): Ground {
  const { propertyType, areaAs } = listing;
  const block = listing[kindName(propertyType)] ?? {};
  const totalArea = Number(valueIn(block, 'totalArea') ?? 0);
  const area = { totalArea, areaUnit: areaUnit(propertyType), areaAs };
  const drawn = listingDrawing(listing);
  if (drawn === undefined) return { ...area, drawing: '', drawingAlt: '' };
  const { toScale, sketch } = messages.drawing;
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

/** On the server: browsers need no labels and names of lists besides those of one listing. */
export function loadOverview(listing: Listing, language: Language): OverviewRow[] {
  const { enumerations, fields, overview, shared } = MESSAGES[language];
  return listingOverview(listing, {
    ...overview,
    enumerations,
    labels: fields,
    units: shared.units,
  });
}

const COUNT = 4;

/** What buyers ask first. */
export function keyFacts(
  { propertyType }: Pick<Listing, 'propertyType'>,
  rows: readonly OverviewRow[],
): OverviewRow[] {
  const topics: readonly string[] = KEY_FACTS[kindName(propertyType)];
  return topics
    .flatMap((topic) => rows.find((row) => row.topic === topic && row.value !== '') ?? [])
    .slice(0, COUNT);
}
