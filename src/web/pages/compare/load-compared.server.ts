import { shortListingAddress } from '#features/listings/listing-address.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { loadGround, loadOverview } from '#web/pages/listing/load-facts.server.ts';
import { messageFacts } from '#web/pages/listing/share-texts.server.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Compared } from './compared.ts';

/** Those of the ids that have a page, in the order of the ids. */
export async function loadCompared(
  { db, siteUrl }: { readonly db: PublicDb; readonly siteUrl: string },
  ids: readonly number[],
  language: Language,
): Promise<Compared[]> {
  const { listing: words, listingMeta, shared } = WORDS[language];
  const found = await Promise.all(ids.map((id) => findListingById(db, id, language)));
  return found.flatMap((listing) => {
    if (listing === undefined) return [];
    const rows = loadOverview(listing, language);
    const { drawingAlt: _, ...ground } = loadGround(listing, rows, words);
    const { id, slug, title, propertyType, price, previousPrice, status } = listing;
    const { image, place, neighbourhood } = listing;
    const whatsAppMessage = fill(words.interested, {
      title,
      facts: messageFacts(listing, { ...shared, ...listingMeta }),
      address: siteUrl + addressIn(language, shortListingAddress(id)),
    });
    const shown = { id, slug, title, propertyType, price, previousPrice, status };
    return [{ ...shown, image, place, neighbourhood, rows, whatsAppMessage, ...ground }];
  });
}
