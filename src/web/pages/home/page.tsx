import { exploreAddress } from '#features/listings/explore-address.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { SPECULATION_HEADERS } from '#features/seo/speculation-rules.ts';
import { fill } from '#language/fill.ts';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { markIncompleteContext, servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { RecentlySeen } from '#web/saved/recently-seen.tsx';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { Route } from './+types/page';
import { BuyProperty, SellProperty } from './calls-to-action.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { HomeSearch } from './home-search.tsx';
import { ListingCarousel } from './listing-carousel.tsx';
import { loadRecord } from './load-record.server.ts';
import { loadSections } from './load-sections.server.ts';
import { RecordLine } from './record-line.tsx';
import { shownSections } from './shown-sections.server.ts';
import { TopLocations } from './top-locations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = requestLanguage(request);
  const services = context.get(servicesContext);
  const onIncomplete = context.get(markIncompleteContext);
  const words = WORDS[language].home;
  const [sections, record, meta] = await Promise.all([
    loadSections(services, onIncomplete, language),
    loadRecord(services, onIncomplete, language),
    agencyMeta(args, (agency) => ({
      title: fill(words.title, { agency }),
      description: words.description,
      keywords: words.keywords,
      address: '/home',
    })),
  ]);
  return { meta, words, record, ...shownSections(sections, language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

/** Lets browsers prefetch the listing that a visitor is about to open. */
export function headers() {
  return SPECULATION_HEADERS;
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { words, record, freshest, mostPopular, popular, fresh, houses, lands, plots, shops } =
    loaderData;
  const { kinds } = matches[0].loaderData.words;
  const local = useLocalAddress();
  const everything = local(exploreAddress());
  const ofKind = (type: ListingKindId) => local(exploreAddress({ type }));
  const { shell } = matches[0].loaderData;
  const { business, topLocations } = shell;
  return (
    <PageWordsContext value={{ home: words }}>
      <div className="page-width flex flex-col gap-6 pt-4 sm:gap-10 lg:gap-14 lg:pt-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <HomeSearch shell={shell} />
          {freshest !== undefined && (
            <FeaturedCard listing={freshest} occasion={words.justListed} layout="stacked" />
          )}
        </div>
        <FirstScreenEnd />
        <RecordLine record={record} />
        <ListingCarousel heading={words.popularListings} seeAll={everything} listings={popular} />
        <ListingCarousel heading={words.freshListings} seeAll={everything} listings={fresh} />
        <TopLocations places={topLocations} />
        <ListingCarousel
          compact
          heading={kinds.house.many}
          seeAll={ofKind(HOUSE)}
          listings={houses}
        />
        <div className="band empty:hidden">
          <ListingCarousel
            compact
            heading={kinds.land.many}
            seeAll={ofKind(LAND)}
            listings={lands}
          />
        </div>
        {mostPopular !== undefined && (
          <FeaturedCard listing={mostPopular} occasion={words.popular} layout="wide" />
        )}
        <ListingCarousel heading={kinds.plot.many} seeAll={ofKind(PLOT)} listings={plots} />
        <ListingCarousel compact heading={kinds.shop.many} seeAll={ofKind(SHOP)} listings={shops} />
        <div className="grid gap-5 md:grid-cols-2">
          <SellProperty business={business} />
          <BuyProperty />
        </div>
        <RecentlySeen />
      </div>
    </PageWordsContext>
  );
}
