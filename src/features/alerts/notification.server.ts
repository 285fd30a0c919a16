import type { Selectable } from 'kysely';
import { columnsInAllLanguages, textIn } from '#features/listings/language-columns.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { listingsWithPage, type PublicDb } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { formatPrice } from '#platform/units/price.ts';
import type { AlertMessages } from './alert-messages.ts';
import type { AlertRow } from './tables.ts';

/** What the service worker shows. */
interface Notification {
  readonly title: string;
  readonly body: string;
  readonly address: string;
  readonly language: Language;
  /** A later one of the same replaces it. */
  readonly tag: string;
  readonly stop: string;
  readonly token: string;
}

/** Undefined where what it tells of is gone meanwhile. */
export async function composeNotification(
  publicDb: PublicDb,
  alert: Selectable<AlertRow>,
  news: string,
  wordsIn: (language: Language) => AlertMessages,
): Promise<Notification | undefined> {
  const language = LANGUAGE_CODES.find((code) => code === alert.language) ?? 'en';
  const messages = wordsIn(language);
  const common = { language, tag: alert.token, token: alert.token, stop: messages.stop };
  const ids = alert.property_id === null ? news.split(',').map(Number) : [alert.property_id];
  const found = await readListings(publicDb, ids);
  const [first] = found;
  if (first === undefined) return undefined;
  const title = textIn(language, first, 'title');
  const price = formatPrice(first.price, messages.units);
  const address = addressIn(language, listingAddress(listingSlug(first.title, first.id)));
  if (alert.property_id !== null) {
    const body = news === 'sold' ? messages.sold : fill(messages.reduced, { price });
    return { ...common, title, body, address };
  }
  if (found.length === 1)
    return { ...common, title: fill(messages.oneNew, { title }), body: price, address };
  return {
    ...common,
    title: fill(messages.manyNew[pluralForm(language, found.length)], { count: found.length }),
    body: found
      .map((listing) => textIn(language, listing, 'title'))
      .slice(0, 3)
      .join(' · '),
    address: addressIn(language, `/explore-properties?${alert.search}`),
  };
}

function readListings(publicDb: PublicDb, ids: readonly number[]) {
  return listingsWithPage(publicDb)
    .select(['property.id', ...columnsInAllLanguages('property.title'), 'property.price'])
    .where('property.id', 'in', ids)
    .orderBy('property.id', 'desc')
    .execute();
}
