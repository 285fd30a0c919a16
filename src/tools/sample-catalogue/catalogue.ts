import type { ListingInput } from '#features/listings/listing-input.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { DRAWING_POOL, type Motif } from './drawings/photo-pool.ts';
import { type Random, seededRandom } from './drawings/seeded-random.ts';
import { flatListing } from './flats.ts';
import { houseListing } from './houses.ts';
import { landListing } from './lands.ts';
import { plotListing } from './plots.ts';
import type { ListingOfKind, Place } from './sample-listing.ts';
import { shopListing } from './shops.ts';
import { TOWNS } from './towns.ts';

/** One listing of the sample, before its town and its picture have ids. */
export interface SampleListing {
  readonly input: Omit<ListingInput, 'cityID'>;
  readonly town: string;
  readonly posted: Date;
  /** Which of the pool's pictures it shows. */
  readonly drawing: number | undefined;
}

/** Of those tried, one whose newest listings differ most: they open the home page. */
const SEED = 10;
const SHARES: readonly (readonly [type: ListingKindId, share: number])[] = [
  [HOUSE, 0.45],
  [PLOT, 0.25],
  [LAND, 0.18],
  [SHOP, 0.12],
];
const SHARE_OF_FLATS = 0.27;
const POPULAR_EVERY = 12;
const MIN_POPULAR = 3;

const DAY_MS = 86_400_000;
const MAX_AGE_MS = 540 * DAY_MS;

/** The home page opens with the newest listings: they show a picture and a price. */
const NEWEST_COUNT = 24;

/** Films that stand open to everyone for more than ten years, of fields, woods and coasts. */
const VIDEOS = ['aqz-KE-bpKQ', 'LXb3EKWsInQ', 'YE7VzlLtp-4'] as const;

/** The sample catalogue, the oldest listing first; always the same for the same count and clock. */
export function* sampleListings(count: number, now: Date): Generator<SampleListing> {
  const random = seededRandom(SEED);
  const nextKind = kindsInTurn();
  const nextDrawing = drawingsInTurn();
  for (let index = 0; index < count; index += 1) {
    const [propertyType, nth, share] = nextKind();
    const every = Math.max(1, Math.min(POPULAR_EVERY, Math.floor((share * count) / MIN_POPULAR)));
    // The first of each turn, not the last: what was posted today is not popular yet.
    const isPopular = nth % every === 0;
    const isShown = isPopular || index >= count - NEWEST_COUNT;
    const place = pickPlace(random, propertyType);
    const { motif, ...listing } = listingOf(random, propertyType, place, now.getUTCFullYear());
    const picture = nextDrawing(motif);
    yield {
      input: {
        propertyType,
        countryId: undefined,
        stateId: undefined,
        ...listing,
        price: random.chance(0.065) && !isShown ? 0 : listing.price,
        propertyNumber: 1001 + index,
        isPopular,
        videoLink: random.chance(0.09) && !isShown ? random.pick(VIDEOS) : '',
        ownerContact: random.chance(0.4)
          ? `98${String(random.whole(0, 99_999_999)).padStart(8, '0')}`
          : '',
      },
      town: place.town.name,
      // More are new than old, as on any site that is used.
      posted: new Date(now.getTime() - MAX_AGE_MS * (1 - (index + random.next()) / count) ** 1.4),
      drawing: random.chance(0.08) && !isShown ? undefined : picture,
    };
  }
}

/** The pictures that the first listings show, until every one of the pool has come up. */
export function drawingsOf(listings: Iterable<SampleListing>): Set<number> {
  const pictures = new Set<number>();
  for (const { drawing: picture } of listings) {
    if (picture !== undefined) pictures.add(picture);
    if (pictures.size === DRAWING_POOL.length) break;
  }
  return pictures;
}

/** Types so that each always has its share; with each its number among its own, and the share. */
function kindsInTurn(): () => readonly [ListingKindId, nth: number, share: number] {
  const turns = SHARES.map(([type, share]) => ({ type, share, owed: 0, nth: 0 }));
  return () => {
    for (const turn of turns) turn.owed += turn.share;
    const turn = turns.reduce((most, turn) => (turn.owed > most.owed ? turn : most));
    turn.owed -= 1;
    turn.nth += 1;
    return [turn.type, turn.nth - 1, turn.share];
  };
}

/** The pictures of a motif one after another, so that neighbours do not show the same one. */
function drawingsInTurn(): (motif: Motif) => number {
  const used = new Map<Motif, number>();
  const pictures = Map.groupBy(DRAWING_POOL.keys(), (index) => DRAWING_POOL[index]?.motif);
  return (motif) => {
    const nth = used.get(motif) ?? 0;
    used.set(motif, nth + 1);
    const own = pictures.get(motif) ?? [];
    const picture = own[nth % own.length];
    if (picture === undefined) throw new RangeError(`There is no picture of: ${motif}.`);
    return picture;
  };
}

function pickPlace(random: Random, type: ListingKindId): Place {
  const town = random.weighted(TOWNS);
  const quarters =
    type === PLOT
      ? town.quarters
      : town.quarters.filter((quarter) => quarter.industrial === undefined);
  return { town, quarter: random.pick(quarters), village: random.pick(town.villages) };
}

function listingOf(random: Random, type: ListingKindId, place: Place, year: number): ListingOfKind {
  switch (type) {
    case HOUSE:
      return place.town.flats && random.chance(SHARE_OF_FLATS)
        ? flatListing(random, place, year)
        : houseListing(random, place, year);
    case PLOT:
      return plotListing(random, place);
    case LAND:
      return landListing(random, place);
    case SHOP:
      return shopListing(random, place, year);
  }
}
