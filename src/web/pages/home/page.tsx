import { exploreAddress } from '#features/listings/explore-address.ts';
import type { ListingCard as Card } from '#features/listings/listing-card.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { markIncompleteContext, servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { listingCardData } from '#web/pages/listing-card-data.server.ts';
import { RecentlySeen } from '#web/saved/recently-seen.tsx';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/page';
import { BuyProperty, SellProperty } from './calls-to-action.tsx';
import { FeaturedCard, type FeaturedCardData } from './featured-card.tsx';
import { HomeSearch } from './home-search.tsx';
import { ListingCarousel } from './listing-carousel.tsx';
import { loadSections } from './load-sections.server.ts';
import { TopLocations } from './top-locations.tsx';

const FEWEST_OF_KIND = 4;

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = requestLanguage(request);
  const { popularProperties, freshProperties, house, land, plot, shop } = await loadSections(
    context.get(servicesContext),
    context.get(markIncompleteContext),
    language,
  );
  const words = WORDS[language].home;
  const shown = (card: Card) => listingCardData(card, language);
  const featured = [freshProperties[0], popularProperties[0]].filter((card) => card !== undefined);
  const above = [...featured, ...popularProperties, ...freshProperties];
  return {
    meta: await agencyMeta(args, (agency) => ({
      title: fill(words.title, { agency }),
      description: words.description,
      keywords: words.keywords,
      address: '/home',
    })),
    words,
    freshest: featuredData(freshProperties[0], language),
    mostPopular: featuredData(popularProperties[0], language),
    popular: popularProperties.map(shown),
    fresh: freshProperties.map(shown),
    houses: notSeenTwice(house, above).map(shown),
    lands: notSeenTwice(land, above).map(shown),
    plots: notSeenTwice(plot, above).map(shown),
    shops: notSeenTwice(shop, above).map(shown),
  };
}

/** Leaves out what the page shows twice already, where enough others are left. */
function notSeenTwice<T extends { id: number }>(
  cards: readonly T[],
  above: readonly T[],
): readonly T[] {
  const others = cards.filter(({ id }) => above.filter((card) => card.id === id).length < 2);
  return others.length < FEWEST_OF_KIND ? cards : others;
}

function featuredData(card: Card | undefined, language: Language): FeaturedCardData | undefined {
  if (card === undefined) return undefined;
  const { description, videoId } = card;
  return { ...listingCardData(card, language), description, videoId };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
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
  const { shell } = matches[0].loaderData;
  const { business, topLocations } = shell;
  return (
    <PageWordsContext value={{ home: words }}>
      <div className="page-width flex flex-col gap-10 pt-4 lg:gap-14 lg:pt-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <HomeSearch shell={shell} />
          {freshest !== undefined && (
            <FeaturedCard listing={freshest} occasion={words.justListed} layout="stacked" />
          )}
        </div>
        <FirstScreenEnd />
        <ListingCarousel heading={words.popularListings} seeAll={everything} listings={popular} />
        <ListingCarousel heading={words.freshListings} seeAll={everything} listings={fresh} />
        <TopLocations places={topLocations} />
        <ListingCarousel heading={kinds.house.many} seeAll={ofKind(HOUSE)} listings={houses} />
        <div className="band empty:hidden">
          <ListingCarousel heading={kinds.land.many} seeAll={ofKind(LAND)} listings={lands} />
        </div>
        {mostPopular !== undefined && (
          <FeaturedCard listing={mostPopular} occasion={words.popular} layout="wide" />
        )}
        <ListingCarousel heading={kinds.plot.many} seeAll={ofKind(PLOT)} listings={plots} />
        <ListingCarousel heading={kinds.shop.many} seeAll={ofKind(SHOP)} listings={shops} />
        <div className="grid gap-5 md:grid-cols-2">
          <SellProperty business={business} />
          <BuyProperty />
        </div>
        <RecentlySeen />
      </div>
    </PageWordsContext>
  );
}
