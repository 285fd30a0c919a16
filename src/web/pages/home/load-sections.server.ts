import type { ListingCard } from '#features/listings/listing-card.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import {
  findHomeSection,
  type HomeSection,
} from '#features/listings/store/home-sections.server.ts';

/** A section's name in the API, and what the log calls it when it cannot be had. */
const SECTIONS = {
  popularProperties: 'Popular Properties',
  freshProperties: 'Fresh Properties',
  house: 'Houses',
  land: 'Lands',
  plot: 'Plots',
  shop: 'Shops',
} as const satisfies Record<HomeSection, string>;

/** Asks for every section of the home page at once. One that cannot be had is empty and told to `onGap`; the page stands without it. */
export async function loadSections(
  { db, log }: PublicServices,
  onGap: () => void,
): Promise<Record<HomeSection, ListingCard[]>> {
  const find = (section: HomeSection) =>
    findHomeSection(db, section).catch((error: unknown) => {
      log.error({ err: error }, `unable to fetch ${SECTIONS[section]}`);
      onGap();
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
