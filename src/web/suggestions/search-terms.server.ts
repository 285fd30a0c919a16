import { kindsWith } from '#features/listings/field-queries.ts';
import {
  HOUSE,
  LAND,
  LISTING_KINDS,
  type ListingKindId,
  PLOT,
  SHOP,
} from '#features/listings/listing-kind.ts';
import { type City, placeNames } from '#features/listings/place.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { COMPARISONS } from '#features/listings/search/filters.ts';
import {
  HOUSE_SPELLINGS,
  KIND_SPELLINGS,
  LAND_SPELLINGS,
  PLOT_SPELLINGS,
  SHOP_WORDS,
} from '#features/listings/spellings/kind-spellings.ts';
import {
  ABOVE_BEFORE,
  ABOVE_BEHIND,
  UNDER_BEFORE,
  UNDER_BEHIND,
} from '#features/listings/spellings/limit-words.ts';
import { spellingsOf } from '#features/listings/spellings/phrases.ts';
import {
  PLACE_SPELLINGS,
  QUARTER_SPELLINGS,
} from '#features/listings/spellings/place-spellings.ts';
import {
  AND_WORDS,
  ASKING_WORDS,
  BETWEEN_WORDS,
  NOT_BEFORE,
  NOT_BEHIND,
  RANGE_WORDS,
  RATE_WORDS,
  RUPEE_WORDS,
  SIDE_WORDS,
  SMALL_WORDS,
} from '#features/listings/spellings/small-words.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { DETAILS, FLAGS } from '#features/listings/understand/read-details.ts';
import { isStateAlone } from '#features/listings/understand/regions.ts';
import { listCities } from '#features/places/find-places.server.ts';
import { onFirstUse } from '#platform/concurrency/on-first-use.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from '#platform/language/language.ts';
import { type LanguageMessages, MESSAGES } from '#web/messages/messages.server.ts';
import { namesIn } from './named-terms.ts';
import { listingsOfPlaces, quartersOfPlaces } from './offered-places.server.ts';
import type {
  DetailTerm,
  KindTerm,
  PlaceTerm,
  QuarterTerm,
  SearchTerm,
  SearchTerms,
} from './search-term.ts';
import { rareUnits, unitTerms } from './unit-terms.ts';

const SUBKINDS = [
  { kind: HOUSE, list: 'HouseType', spellings: HOUSE_SPELLINGS },
  { kind: PLOT, SHOP, list: 'PlotType', spellings: PLOT_SPELLINGS },
  { kind: LAND, list: 'LandType', spellings: LAND_SPELLINGS },
] as const;

const kindTerms = onFirstUse((): readonly KindTerm[] => [
  ...LISTING_KINDS.map(({ id, block }) =>
    kindTerm(id, false, (messages) => messages.shared.kinds[block].one, KIND_SPELLINGS[id]),
  ),
  ...SUBKINDS.flatMap(({ kind, list, spellings }) =>
    Object.entries(spellings).map(([code, spelling]) =>
      kindTerm(kind, true, (messages) => messages.enumerations[list][Number(code)] ?? '', spelling),
    ),
  ),
]);

const detailTerms = onFirstUse((): readonly DetailTerm[] => [
  ...DETAILS.map(({ member, spellings }) => ({
    kinds: COMPARISONS.filter((asked) => asked.member === member).flatMap(({ field }) =>
      kindsWith(field),
    ),
    spellings: spellingsOf(Object.values(spellings).join()),
  })),
  ...[...FLAGS.entries()].map(([spelling, fields]) => ({
    kinds: fields.flatMap(kindsWith),
    spellings: [spelling],
  })),
  { kinds: [SHOP], spellings: spellingsOf(SHOP_WORDS) },
  ...rareUnits(),
]);

const CLOSED = [
  ...[SMALL_WORDS, ASKING_WORDS, SIDE_WORDS, NOT_BEFORE, NOT_BEHIND, UNDER_BEFORE, UNDER_BEHIND],
  ...[ABOVE_BEFORE, ABOVE_BEHIND, BETWEEN_WORDS, AND_WORDS, RANGE_WORDS, RATE_WORDS, RUPEE_WORDS],
];
const closedPhrases = onFirstUse(() => spellingsOf(CLOSED.join()));

export async function searchTerms(db: PublicDb): Promise<SearchTerms> {
  const [cities, listings, quarters] = await Promise.all([
    listCities(db),
    listingsOfPlaces(db),
    quartersOfPlaces(db),
  ]);
  return termsOf(
    cities.map((city) => ({ ...city, listings: listings.get(city.id) ?? {} })),
    quarters,
  );
}

type CityWithListings = City & Pick<PlaceTerm, 'listings'>;
type Quarter = Awaited<ReturnType<typeof quartersOfPlaces>>[number];

export function termsOf(
  cities: readonly CityWithListings[],
  quarters: readonly Quarter[],
): SearchTerms {
  const places = cities.map(placeTerm).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const parts = quarters.flatMap((quarter) => {
    const city = cities.find(({ id }) => id === quarter.city_id);
    return city === undefined ? [] : [quarterTerm(quarter, city.name)];
  });
  const terms = [...kindTerms(), ...places, ...unitTerms(), ...parts];
  return { terms, details: detailTerms(), closed: closedWords(terms) };
}

function sizeOf({ listings }: PlaceTerm): number {
  return Object.values(listings).reduce((sum, count) => sum + count, 0);
}

function kindTerm(
  kind: ListingKindId,
  isSubkind: boolean,
  nameIn: (messages: LanguageMessages) => string,
  spellings: string,
): KindTerm {
  const names = recordOf(LANGUAGE_CODES, (language) => nameIn(MESSAGES[language]));
  return { of: 'kind', kind, isSubkind, ...named(names, spellings) };
}

function placeTerm({ name, names, listings }: CityWithListings): PlaceTerm {
  // Whoever types it means the state, so it is completed to the English name.
  const ofStates = Object.values(names).filter(
    (name) => name !== undefined && isStateAlone(foldText(name)),
  );
  const own = Object.entries(names).filter(([, name]) => !ofStates.includes(name));
  const spellings = [PLACE_SPELLINGS[name] ?? '', ...ofStates].join(',');
  return {
    of: 'place',
    listings,
    ...named({ en: name, ...Object.fromEntries(own) }, spellings),
  };
}

function quarterTerm(quarter: Quarter, place: string): QuarterTerm {
  const { neighbourhood, kinds } = quarter;
  const translated = placeNames(recordOf(OTHER_LANGUAGES, (language) => quarter[language]));
  const names = { en: neighbourhood, ...translated };
  return { of: 'quarter', place, kinds, ...named(names, QUARTER_SPELLINGS[neighbourhood] ?? '') };
}

function named(names: SearchTerm['names'], spellings: string) {
  const known = namesIn(names).map(foldText);
  return {
    names,
    spellings: spellingsOf(spellings).filter((spelling) => !known.includes(spelling)),
  };
}

/** The last words of phrases that are whole, where a term begins so too. */
function closedWords(terms: readonly SearchTerm[]): string[] {
  const beginnings = terms.flatMap(({ names, spellings }) => [
    ...namesIn(names).flatMap((name) => foldText(name).split(' ')),
    ...spellings,
  ]);
  const last = new Set(closedPhrases().map((phrase) => phrase.split(' ').at(-1) ?? ''));
  return [...last].filter((word) => beginnings.some((name) => name.startsWith(word)));
}
