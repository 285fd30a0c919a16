import { areaAndPrice } from '#features/listings/listing-facts.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findCardsWithPage } from '#features/listings/store/listing-cards.server.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { Listed } from '#web/saved/listed.ts';
import { messageFacts } from './listing/share-texts.server.ts';
import { listingCardData } from './listing-card-data.server.ts';

/** In the order of the ids. Whether an unknown one was ever listed is nobody's business. */
export async function loadListed(
  db: PublicDb,
  ids: readonly number[],
  language: Language,
): Promise<Listed[]> {
  const { listingMeta: messages, shared } = MESSAGES[language];
  const cards = await findCardsWithPage(db, ids, language);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.map((id) => {
    const card = byId.get(id);
    if (card === undefined) return { id, card: null };
    const facts = areaAndPrice(card, shared.units);
    const sold = { ...facts, price: shared.marks.sold, priceInDigits: '' };
    const shown = listingCardData(card, language);
    const told = card.status === SOLD ? sold : facts;
    return { id, card: { ...shown, message: messageFacts(told, card, shown.line, messages) } };
  });
}
