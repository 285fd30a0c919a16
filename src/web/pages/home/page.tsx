import { exploreAddress } from '#features/listings/explore-address.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { useLocalAddress } from '#web/language/use-language.ts';
import {
  type MessagesOf,
  PageMessagesContext,
  useSharedMessages,
} from '#web/messages/use-messages.ts';
import type { AgencyFact } from '#web/pages/about/agency-facts.server.ts';
import { ListingCard, type ListingCardData } from '#web/saved/listing-card.tsx';
import { RecentlySeen } from '#web/saved/recently-seen.tsx';
import type { Place } from '#web/shell/shell-data.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { BuyProperty, SellProperty } from './calls-to-action.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { HomeSearch } from './home-search.tsx';
import type { HomeLists } from './load-home.server.ts';

export type HomePageProps = HomeLists & {
  messages: MessagesOf<'home'>;
  record: readonly AgencyFact[];
};

export default function HomePage({ messages, record, ...lists }: HomePageProps) {
  const { freshest, mostPopular, popular, fresh, houses, lands, plots, shops } = lists;
  const { kinds } = useSharedMessages();
  const local = useLocalAddress();
  const everything = local(exploreAddress());
  const ofKind = (type: ListingKindId) => local(exploreAddress({ type }));
  const shell = useShell();
  const { business, topLocations } = shell;
  return (
    <PageMessagesContext value={{ home: messages }}>
      <div className="page-width flex flex-col gap-6 pt-4 sm:gap-10 lg:gap-14 lg:pt-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <HomeSearch shell={shell} />
          {freshest !== undefined && (
            <FeaturedCard listing={freshest} occasion={messages.justListed} layout="stacked" />
          )}
        </div>
        <FirstScreenEnd />
        <RecordLine record={record} />
        <ListingCarousel
          heading={messages.popularListings}
          seeAll={everything}
          listings={popular}
        />
        <ListingCarousel heading={messages.freshListings} seeAll={everything} listings={fresh} />
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
          <FeaturedCard listing={mostPopular} occasion={messages.popular} layout="wide" />
        )}
        <ListingCarousel heading={kinds.plot.many} seeAll={ofKind(PLOT)} listings={plots} />
        <ListingCarousel compact heading={kinds.shop.many} seeAll={ofKind(SHOP)} listings={shops} />
        <div className="grid gap-5 md:grid-cols-2">
          <SellProperty business={business} />
          <BuyProperty />
        </div>
        <RecentlySeen />
      </div>
    </PageMessagesContext>
  );
}

const SIZES = '(width >= 80rem) 296px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 64vw';

interface ListingCarouselProps {
  heading: string;
  seeAll: string;
  listings: readonly ListingCardData[];
  compact?: boolean;
}

/** A row of listings; renders nothing without any. */
function ListingCarousel({ heading, seeAll, listings, compact }: ListingCarouselProps) {
  if (listings.length === 0) return null;
  return (
    <Carousel
      heading={heading}
      seeAll={seeAll}
      layout="rows-of-four"
      rowHeight={`row-height-[30rem] sm:row-height-[31.5rem] ${compact ? 'compact-row' : ''}`}
    >
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} sizes={SIZES} />
      ))}
    </Carousel>
  );
}

/** What speaks for the agency, in a line or two. */
function RecordLine({ record }: { record: readonly AgencyFact[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted empty:hidden">
      {record.map(({ term, text, typed }) => (
        <li key={term}>
          {term}{' '}
          <b lang={typed && 'en-IN'} className="font-semibold text-ink wrap-anywhere">
            {text}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** Cities with the most listings. Each link loads a whole document. */
function TopLocations({ places }: { places: readonly Place[] }) {
  const messages = useSharedMessages();
  const local = useLocalAddress();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="top-locations">
      <h2 id="top-locations" className="mb-2 text-2xl sm:mb-3">
        {messages.topLocations}
      </h2>
      <ul className="choices">
        {places.map((place) => (
          <li key={place.id}>
            <a href={local(exploreAddress({ place }))} className="choice">
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
