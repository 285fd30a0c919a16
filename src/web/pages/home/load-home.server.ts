import type { ListingSummary } from '#features/listings/listing-summary.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import {
  findHomeSection,
  type HomeSection,
} from '#features/listings/search/home-sections.server.ts';
import type { Language } from '#platform/language/language.ts';
import { type AgencyFact, loadAgencyFacts } from '#web/pages/about/agency-facts.server.ts';
import { listingCardData } from '#web/pages/listing-card-data.server.ts';
import type { FeaturedCardData } from './featured-card.tsx';

const SECTIONS = {
  popularProperties: 'Popular Properties',
  freshProperties: 'Fresh Properties',
  house: 'Houses',
  land: 'Lands',
  plot: 'Plots',
  shop: 'Shops',
} as const satisfies Record<HomeSection, string>;

/** Loads every section of the home page. One that fails stays empty and calls `onIncomplete`. */
export type HomeLists = ReturnType<typeof shownSections>;

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

/** A row of a kind with fewer repeats what stands above it. */
const FEWEST_OF_KIND = 4;

/**
 * The two featured listings and the rows. Popular and fresh ones are all there, those that stand
 * above at the end; a row of a kind leaves them out.
 */
export function shownSections(
  sections: Readonly<Record<HomeSection, readonly ListingSummary[]>>,
  language: Language,
) {
  const { popularProperties, freshProperties, house, land, plot, shop } = sections;
  const [freshest] = freshProperties;
  const [mostPopular] = popularProperties;
  const above = new Set([freshest?.id, mostPopular?.id]);
  const isAbove = ({ id }: ListingSummary) => above.has(id);
  const row = (cards: readonly ListingSummary[]) => {
    for (const { id } of cards) above.add(id);
    return cards.map((card) => listingCardData(card, language));
  };
  const all = (cards: readonly ListingSummary[]) =>
    row(cards.toSorted((a, b) => Number(isAbove(a)) - Number(isAbove(b))));
  const others = (cards: readonly ListingSummary[]) => {
    const left = cards.filter((card) => !isAbove(card));
    return row(left.length < FEWEST_OF_KIND ? cards : left);
  };
  return {
    freshest: freshest && featured(freshest, language),
    mostPopular: mostPopular && featured(mostPopular, language),
    popular: all(popularProperties),
    fresh: all(freshProperties),
    houses: others(house),
    lands: others(land),
    plots: others(plot),
    shops: others(shop),
  };
}

function featured(card: ListingSummary, language: Language): FeaturedCardData {
  const { description, videoId } = card;
  return { ...listingCardData(card, language), description, videoId };
}

/** What speaks for the agency; nothing, and a call of `onIncomplete`, where it cannot be read. */
export async function loadRecord(
  services: PublicServices,
  onIncomplete: () => void,
  language: Language,
): Promise<readonly AgencyFact[]> {
  try {
    return (await loadAgencyFacts(services, language)).record;
  } catch (error) {
    services.log.error({ err: error }, 'unable to read what speaks for the agency');
    onIncomplete();
    return [];
  }
}
