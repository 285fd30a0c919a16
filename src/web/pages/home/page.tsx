import { exploreAddress } from '#features/listings/explore-address.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { markIncompleteContext, servicesContext } from '#web/context.server.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import type { Route } from './+types/page';
import { BuyProperty, SellProperty } from './calls-to-action.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { ListingCarousel } from './listing-carousel.tsx';
import { loadSections } from './load-sections.server.ts';
import { TopLocations } from './top-locations.tsx';

const DESCRIPTION =
  'Houses, plots, agricultural land and shops for sale in Jalandhar, Hoshiarpur and all of Punjab, with prices, areas and pictures. Call the owner or us directly.';

const KEYWORDS =
  'property in Punjab, real estate Punjab, property for sale in Jalandhar, property for sale in Hoshiarpur, houses, plots, agricultural land, shops, buy property, sell property';

export async function loader({ context }: Route.LoaderArgs) {
  const { popularProperties, freshProperties, house, land, plot, shop } = await loadSections(
    context.get(servicesContext),
    context.get(markIncompleteContext),
  );
  return {
    freshest: freshProperties[0],
    mostPopular: popularProperties[0],
    popular: popularProperties.map(withoutDescription),
    fresh: freshProperties.map(withoutDescription),
    houses: house.map(withoutDescription),
    lands: land.map(withoutDescription),
    plots: plot.map(withoutDescription),
    shops: shop.map(withoutDescription),
  };
}

/** Carousels show no description; leaving it out makes the page smaller. */
function withoutDescription<T extends { description: string }>({ description: _, ...card }: T) {
  return card;
}

export function meta({ matches }: Route.MetaArgs) {
  const { shell } = matches[0].loaderData;
  const title = `${shell.business.name} | Buy and Sell Properties in Punjab`;
  return agencyMeta(shell, { title, description: DESCRIPTION, keywords: KEYWORDS, path: '/home' });
}

/** Lets browsers prefetch the listing that a visitor is about to open. */
export function headers() {
  return SPECULATION_HEADERS;
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { freshest, mostPopular, popular, fresh, houses, lands, plots, shops } = loaderData;
  const { business, topLocations } = matches[0].loaderData.shell;
  return (
    <div className="page-width flex flex-col gap-8 pt-6 lg:gap-10 lg:pt-10">
      <div className="flex flex-col gap-5 lg:gap-8">
        <h1 className="text-2xl sm:text-4xl">Property for sale in Jalandhar and Hoshiarpur</h1>
        {freshest !== undefined && <FeaturedCard listing={freshest} occasion="Just listed" first />}
      </div>
      <ListingCarousel heading="Popular Listings" seeAll={exploreAddress()} listings={popular} />
      <ListingCarousel heading="Fresh Listings" seeAll={exploreAddress()} listings={fresh} />
      <TopLocations places={topLocations} />
      <ListingCarousel
        heading="Houses"
        seeAll={exploreAddress({ type: HOUSE })}
        listings={houses}
      />
      <ListingCarousel heading="Lands" seeAll={exploreAddress({ type: LAND })} listings={lands} />
      {mostPopular !== undefined && <FeaturedCard listing={mostPopular} occasion="Popular" />}
      <ListingCarousel heading="Plots" seeAll={exploreAddress({ type: PLOT })} listings={plots} />
      <ListingCarousel heading="Shops" seeAll={exploreAddress({ type: SHOP })} listings={shops} />
      <div className="grid gap-5 md:grid-cols-2">
        <SellProperty phone={business.phone} />
        <BuyProperty />
      </div>
    </div>
  );
}
