import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import type { Language } from '#platform/language/language.ts';
import { findCards } from './listing-cards.server.ts';

const MOST = 4;
/** How many digits may follow what was typed. */
const MORE_DIGITS = 4;

interface Numbered {
  readonly number: number;
  readonly card: ListingSummary;
}

/** Listings whose property number begins with the digits of `start`, the number itself first. */
export async function findNumbered(
  db: PublicDb,
  start: number,
  language: Language,
): Promise<Numbered[]> {
  const rows: { id: number; property_number: number }[] = [];
  // One range of the index after the other.
  for (let size = 1; size <= 10 ** MORE_DIGITS && rows.length < MOST; size *= 10) {
    const found = await publicListings(db)
      .select(['property.id', 'property.property_number'])
      .where('property.property_number', '>=', start * size)
      .where('property.property_number', '<', (start + 1) * size)
      .orderBy('property.property_number')
      .orderBy('property.id')
      .limit(MOST - rows.length)
      .execute();
    rows.push(...found);
  }
  const cards = await findCards(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.flatMap(({ id, property_number: number }) => {
    const card = cards.find((card) => card.id === id);
    return card === undefined ? [] : [{ number, card }];
  });
}
