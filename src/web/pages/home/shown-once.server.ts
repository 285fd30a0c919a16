import type { ListingCard } from '#features/listings/listing-card.ts';
import type { HomeSection } from '#features/listings/store/home-sections.server.ts';

/** A row with fewer repeats what stands elsewhere. */
const FEWEST_OF_ROW = 4;

/** The two featured listings and the rows: each listing once, where its row has enough others. */
export function shownOnce(sections: Readonly<Record<HomeSection, readonly ListingCard[]>>) {
  const { popularProperties, freshProperties, house, land, plot, shop } = sections;
  const [freshest] = freshProperties;
  const [mostPopular] = popularProperties;
  const above = new Set([freshest?.id, mostPopular?.id]);
  const row = (cards: readonly ListingCard[]) => {
    const others = cards.filter(({ id }) => !above.has(id));
    const shown = others.length < FEWEST_OF_ROW ? cards : others;
    for (const { id } of shown) above.add(id);
    return shown.map(withoutDescription);
  };
  return {
    freshest,
    mostPopular,
    popular: row(popularProperties),
    fresh: row(freshProperties),
    houses: row(house),
    lands: row(land),
    plots: row(plot),
    shops: row(shop),
  };
}

/** Rows show no description; leaving it out makes the page smaller. */
function withoutDescription<T extends { description: string }>({ description: _, ...card }: T) {
  return card;
}
