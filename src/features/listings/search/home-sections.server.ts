import { HOUSE, LAND, LISTING_KINDS, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { findCards } from '#features/listings/store/listing-cards.server.ts';
import type { Language } from '#platform/language/language.ts';
import { type IdsQuery, newestQuery } from './queries.server.ts';

const MAX_LISTINGS = 12;
const ALL_KINDS = LISTING_KINDS.map(({ id }) => id);

export const HOME_SECTIONS = [
  'popularProperties',
  'freshProperties',
  'house',
  'land',
  'plot',
  'shop',
] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

const KINDS: { readonly [section in HomeSection]?: readonly number[] } = {
  house: [HOUSE],
  land: [LAND],
  plot: [PLOT],
  shop: [SHOP],
};

export async function findHomeSection(
  db: PublicDb,
  section: HomeSection,
  language: Language = 'en',
): Promise<ListingSummary[]> {
  return findCards(db, await findHomeSectionIds(db, section), language);
}

export async function findHomeSectionIds(db: PublicDb, section: HomeSection): Promise<number[]> {
  const rows = await homeSectionQuery(db, section).execute();
  return rows.map(({ id }) => id);
}

export function homeSectionQuery(db: PublicDb, section: HomeSection): IdsQuery {
  if (section !== 'popularProperties')
    return newestQuery(db, KINDS[section] ?? ALL_KINDS, MAX_LISTINGS);
  const popular = publicListings(db).select(['id', 'posted']).where('is_popular', '=', 1);
  return popular.orderBy('posted', 'desc').orderBy('id', 'desc').limit(MAX_LISTINGS);
}
