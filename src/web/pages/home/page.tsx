import { exploreAddress } from '#features/listings/explore-address.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { fill } from '#language/fill.ts';
import { languageOfPath } from '#language/language-address.ts';
import { markIncompleteContext, servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/page';
import { BuyProperty, SellProperty } from './calls-to-action.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { ListingCarousel } from './listing-carousel.tsx';
import { loadSections } from './load-sections.server.ts';
import { TopLocations } from './top-locations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { popularProperties, freshProperties, house, land, plot, shop } = await loadSections(
    context.get(servicesContext),
    context.get(markIncompleteContext),
    language,
  );
  return {
    words: WORDS[language].home,
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

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const { words } = loaderData;
  return agencyMeta(root, {
    title: fill(words.title, { agency: root.shell.business.name }),
    description: words.description,
    keywords: words.keywords,
    language: languageOfPath(location.pathname),
    address: '/home',
  });
}

/** Lets browsers prefetch the listing that a visitor is about to open. */
export function headers() {
  return SPECULATION_HEADERS;
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { words, freshest, mostPopular, popular, fresh, houses, lands, plots, shops } = loaderData;
  const { kinds } = matches[0].loaderData.words;
  const local = useLocalAddress();
  const everything = local(exploreAddress());
  const ofKind = (type: ListingKindId) => local(exploreAddress({ type }));
  const { business, topLocations } = matches[0].loaderData.shell;
  return (
    <PageWordsContext value={{ home: words }}>
      <div className="page-width flex flex-col gap-8 pt-6 lg:gap-10 lg:pt-10">
        <div className="flex flex-col gap-5 lg:gap-8">
          <h1 className="text-2xl sm:text-4xl">{words.heading}</h1>
          {freshest !== undefined && (
            <FeaturedCard listing={freshest} occasion={words.justListed} first />
          )}
        </div>
        <ListingCarousel heading={words.popularListings} seeAll={everything} listings={popular} />
        <ListingCarousel heading={words.freshListings} seeAll={everything} listings={fresh} />
        <TopLocations places={topLocations} />
        <ListingCarousel heading={kinds.house.many} seeAll={ofKind(HOUSE)} listings={houses} />
        <ListingCarousel heading={kinds.land.many} seeAll={ofKind(LAND)} listings={lands} />
        {mostPopular !== undefined && (
          <FeaturedCard listing={mostPopular} occasion={words.popular} />
        )}
        <ListingCarousel heading={kinds.plot.many} seeAll={ofKind(PLOT)} listings={plots} />
        <ListingCarousel heading={kinds.shop.many} seeAll={ofKind(SHOP)} listings={shops} />
        <div className="grid gap-5 md:grid-cols-2">
          <SellProperty phone={business.phone} />
          <BuyProperty />
        </div>
      </div>
    </PageWordsContext>
  );
}
