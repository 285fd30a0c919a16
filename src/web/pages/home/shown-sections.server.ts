import type { ListingSummary } from '#features/listings/listing-summary.ts';
import type { HomeSection } from '#features/listings/search/home-sections.server.ts';
import type { Language } from '#language/language.ts';
import { listingCardData } from '#web/pages/listing-card-data.server.ts';
import type { FeaturedCardData } from './featured-card.tsx';

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
