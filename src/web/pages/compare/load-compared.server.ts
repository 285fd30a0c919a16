import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import type { Language } from '#language/language.ts';
import { loadGround } from '#web/pages/listing/load-ground.server.ts';
import { loadOverview } from '#web/pages/listing/load-overview.server.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Compared } from './compared.ts';

/** Those of the ids that have a page, in the order of the ids. */
export async function loadCompared(
  db: PublicDb,
  ids: readonly number[],
  language: Language,
): Promise<Compared[]> {
  const found = await Promise.all(ids.map((id) => findListingById(db, id, language)));
  return found.flatMap((listing) => {
    if (listing === undefined) return [];
    const rows = loadOverview(listing, language);
    const { drawingAlt: _, ...ground } = loadGround(listing, rows, WORDS[language].listing);
    const { id, slug, title, propertyType, price, previousPrice, status } = listing;
    const { image, place, neighbourhood } = listing;
    const shown = { id, slug, title, propertyType, price, previousPrice, status };
    return [{ ...shown, image, place, neighbourhood, rows, ...ground }];
  });
}
