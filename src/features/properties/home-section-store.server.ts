import type { Db } from '#database/database.server.ts';
import type { PropertyCard } from './property-card.ts';
import { findCards } from './property-card-store.server.ts';
import { HOUSE, LAND, PLOT, SHOP } from './property-type.ts';

const AT_MOST = 12;

/** The lists of the home page, by the names the API calls them. */
export const HOME_SECTIONS = ['popularProperties', 'freshProperties', 'house', 'land', 'plot', 'shop'] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

const TYPES: { readonly [section in HomeSection]?: number } = { house: HOUSE, land: LAND, plot: PLOT, shop: SHOP };

/** At most 12 listings of a section, newest first. */
export async function findHomeSection(db: Db, section: HomeSection): Promise<PropertyCard[]> {
  return findCards(db, await findHomeSectionIds(db, section));
}

export async function findHomeSectionIds(db: Db, section: HomeSection): Promise<number[]> {
  const type = TYPES[section];
  let query = db.selectFrom('property').select('id').orderBy('posted', 'desc').orderBy('id', 'desc').limit(AT_MOST);
  if (section === 'popularProperties') query = query.where('is_popular', '=', 1);
  if (type !== undefined) query = query.where('property_type', '=', type);
  const rows = await query.execute();
  return rows.map(({ id }) => id);
}
