import { KEY_FACTS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';

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
