import { shortListingAddress } from '#features/listings/listing-address.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { loadFactsLine } from '#web/pages/facts-lines.server.ts';
import { loadGround, loadOverview } from '#web/pages/listing/load-facts.server.ts';
import { messageTexts } from '#web/pages/listing/share-texts.server.ts';
import type { Compared } from './compared.ts';

/** Those of the ids that have a page, in the order of the ids. */
export async function loadCompared(
  { db, siteUrl }: { readonly db: PublicDb; readonly siteUrl: string },
  ids: readonly number[],
  language: Language,
): Promise<Compared[]> {
  const { listing: messages, listingMeta, shared } = MESSAGES[language];
  const found = await Promise.all(
    ids.map(async (id) => {
      const listing = await findListingById(db, id, language);
      return listing && { listing, line: await loadFactsLine(db, listing, language) };
    }),
  );
  return found.flatMap((one) => {
    if (one === undefined) return [];
    const { listing, line } = one;
    const rows = loadOverview(listing, language);
    const { drawingAlt: _, ...ground } = loadGround(listing, rows, messages);
    const { id, slug, title, propertyType, price, previousPrice, status } = listing;
    const { image, place, neighbourhood } = listing;
    const whatsAppMessage = fill(messages.interested, {
      ...messageTexts(listing, line, { ...shared, ...listingMeta }),
      address: siteUrl + addressIn(language, shortListingAddress(id)),
    });
    const shown = { id, slug, title, propertyType, price, previousPrice, status };
    return [{ ...shown, image, place, neighbourhood, rows, whatsAppMessage, ...ground }];
  });
}
