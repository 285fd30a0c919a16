import type { ListingSummary } from '#features/listings/listing-summary.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import {
  findHomeSection,
  type HomeSection,
} from '#features/listings/search/home-sections.server.ts';
import type { Language } from '#language/language.ts';

const SECTIONS = {
  popularProperties: 'Popular Properties',
  freshProperties: 'Fresh Properties',
  house: 'Houses',
  land: 'Lands',
  plot: 'Plots',
  shop: 'Shops',
} as const satisfies Record<HomeSection, string>;

/** Loads every section of the home page. One that fails stays empty and calls `onIncomplete`. */
export async function loadSections(
  { db, log }: PublicServices,
  onIncomplete: () => void,
  language: Language,
): Promise<Record<HomeSection, ListingSummary[]>> {
  const find = (section: HomeSection) =>
    findHomeSection(db, section, language).catch((error: unknown) => {
      log.error({ err: error }, `unable to fetch ${SECTIONS[section]}`);
      onIncomplete();
      return [];
    });
  const [popularProperties, freshProperties, house, land, plot, shop] = await Promise.all([
    find('popularProperties'),
    find('freshProperties'),
    find('house'),
    find('land'),
    find('plot'),
    find('shop'),
  ]);
  return { popularProperties, freshProperties, house, land, plot, shop };
}
