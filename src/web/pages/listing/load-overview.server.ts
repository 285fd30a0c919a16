import type { Listing } from '#features/listings/listing.ts';
import { listingOverview, type OverviewRow } from '#features/listings/listing-overview.ts';
import type { Language } from '#language/language.ts';
import { WORDS } from '#web/words/words.server.ts';

/** On the server: browsers need no labels and names of lists besides those of one listing. */
export function loadOverview(listing: Listing, language: Language): OverviewRow[] {
  const { enumerations, fields, overview, shared } = WORDS[language];
  return listingOverview(listing, {
    ...overview,
    enumerations,
    labels: fields,
    units: shared.units,
  });
}
