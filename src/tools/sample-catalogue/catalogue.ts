import type { ListingInput } from '#features/listings/listing-input.ts';
import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { UNDER_DEAL } from '#features/listings/listing-status.ts';
import { flatListing } from './flats.ts';
import { houseListing } from './houses.ts';
import { landListing } from './lands.ts';
import { LARGE_TOWNS } from './large-towns.ts';
import { listingPictures, type Motif, PICTURES, type SamplePicture } from './pictures.ts';
import { plotListing } from './plots.ts';
import { type ListingOfKind, type Place, roundedPrice } from './sample-listing.ts';
import { sampleTranslations } from './sample-translations.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { shopListing } from './shops.ts';
import { SMALL_TOWNS } from './small-towns.ts';
import type { Town } from './town.ts';

export interface SampleListing {
  readonly input: Omit<ListingInput, 'cityID'>;
  readonly town: string;
  readonly posted: Date;
  readonly pictures: readonly SamplePicture[];
  readonly reducedFrom?: number;
}

/** Chosen so that the newest listings, which open the home page, differ most. */
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
/** Of these, the listings in a known neighbourhood. */
const TRANSLATED_EVERY = 2;

const DAY_MS = 86_400_000;
const MAX_AGE_MS = 540 * DAY_MS;

/** The home page shows these first, so they have a photo and a price. */
const NEWEST_COUNT = 24;

/** Of the newest, two or three; all of them stay in every list and count. */
const UNDER_DEAL_EVERY = 19;
const REDUCED_EVERY = 13;
const REDUCED_TO = 0.94;
const LAKH = 100_000;

/** Nature films that have been public for more than ten years. */
const VIDEOS = ['aqz-KE-bpKQ', 'LXb3EKWsInQ', 'YE7VzlLtp-4'] as const;

/** The oldest listing comes first. The same count and clock always give the same listings. */
export function* sampleListings(count: number, now: Date): Generator<SampleListing> {
  const random = seededRandom(SEED);
  const nextKind = kindsInTurn();
  const nextPicture = picturesInTurn();
  for (let index = 0; index < count; index += 1) {
    const [propertyType, nth, share] = nextKind();
    const every = Math.max(1, Math.min(POPULAR_EVERY, Math.floor((share * count) / MIN_POPULAR)));
    // The first of each group, because a listing that was posted today is not popular yet.
    const isPopular = nth % every === 0;
    const isShown = isPopular || index >= count - NEWEST_COUNT;
    const place = pickPlace(random, propertyType);
    const { motif, ...listing } = listingOf(random, propertyType, place, now.getUTCFullYear());
    const picture = nextPicture(motif);
    const input = {
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
    };
    const { status, ...life } = lifeOf(count - 1 - index, input.price);
    yield {
      input: {
        ...input,
        ...status,
        translations:
          index % TRANSLATED_EVERY === 0
            ? sampleTranslations(input, place.town.name, index / TRANSLATED_EVERY)
            : {},
      },
      town: place.town.name,
      ...life,
      posted: new Date(now.getTime() - MAX_AGE_MS * (1 - (index + random.next()) / count) ** 1.4),
      pictures: random.chance(0.08) && !isShown ? [] : listingPictures(picture, index),
    };
  }
}

/** By the number of listings that are newer. */
function lifeOf(newer: number, price: number) {
  const isReduced = newer % REDUCED_EVERY === 3 && price > 0;
  return {
    status: newer % UNDER_DEAL_EVERY === 5 ? ({ status: UNDER_DEAL } as const) : {},
    ...(isReduced && { reducedFrom: roundedPrice(price / REDUCED_TO / LAKH) }),
  };
}

/** The pictures that the listings show, each once. */
export function picturesOf(listings: Iterable<SampleListing>): Set<number> {
  const pictures = new Set<number>();
  for (const listing of listings) {
    for (const { picture } of listing.pictures) pictures.add(picture);
    if (pictures.size === PICTURES.length) break;
  }
  return pictures;
}

/** Yields kinds so that each has its share at any point; `nth` counts the listings of that kind. */
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

/** Takes the pictures of a motif in turn, so that neighbours do not show the same one. */
function picturesInTurn(): (motif: Motif) => number {
  const used = new Map<Motif, number>();
  const byMotif = Map.groupBy(PICTURES.keys(), (index) => PICTURES[index]?.motif);
  return (motif) => {
    const nth = used.get(motif) ?? 0;
    used.set(motif, nth + 1);
    const own = byMotif.get(motif) ?? [];
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

export const TOWNS: readonly Town[] = [...LARGE_TOWNS, ...SMALL_TOWNS];
