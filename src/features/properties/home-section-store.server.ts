import type { Db } from '#database/database.server.ts';
import type { PropertyCard } from './property-card.ts';
import { findCards } from './property-card-store.server.ts';
import { HOUSE, LAND, PLOT, SHOP } from './property-type.ts';

const AT_MOST = 12;

/** The lists of the home page, by the names the API calls them. */
export const HOME_SECTIONS = {
  popularProperties: {},
  freshProperties: {},
  house: { type: HOUSE },
  land: { type: LAND },
  plot: { type: PLOT },
  shop: { type: SHOP },
} as const satisfies Record<string, { type?: number }>;

export type HomeSection = keyof typeof HOME_SECTIONS;

/** At most 12 listings of a section, newest first. */
export async function findHomeSection(db: Db, section: HomeSection): Promise<PropertyCard[]> {
  return findCards(db, await findHomeSectionIds(db, section));
}

export async function findHomeSectionIds(db: Db, section: HomeSection): Promise<number[]> {
  const { type }: { type?: number } = HOME_SECTIONS[section];
  let query = db.selectFrom('property').select('id').orderBy('posted', 'desc').orderBy('id', 'desc').limit(AT_MOST);
  if (section === 'popularProperties') query = query.where('is_popular', '=', 1);
  if (type !== undefined) query = query.where('property_type', '=', type);
  const rows = await query.execute();
  return rows.map(({ id }) => id);
}
