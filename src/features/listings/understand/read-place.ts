import { type City, nameIn } from '#features/listings/place.ts';
import { type Phrases, phrases, spellingsOf } from '#features/listings/spellings/phrases.ts';
import {
  PLACE_SPELLINGS,
  QUARTER_SPELLINGS,
} from '#features/listings/spellings/place-spellings.ts';
import { DISTRICT_WORDS, TEHSIL_WORDS } from '#features/listings/spellings/region-spellings.ts';
import { NUMBERED_PLACES, ROAD_WORDS } from '#features/listings/spellings/small-words.ts';
import { countSlips } from '#features/listings/text-search/count-slips.ts';
import type { Language } from '#platform/language/language.ts';
import { obliqueForms } from './oblique-forms.ts';
import type { Reading } from './reading.ts';
import { isStateAlone, namesOf, regionSpellings, STATES } from './regions.ts';

/** The places of a catalogue by their spellings. */
export interface KnownPlaces {
  /** A spelling may be that of several cities. */
  readonly cities: Phrases<ReadonlySet<number>>;
  /** States and countries with their cities; states of India without any, too. */
  readonly regions: Phrases<ReadonlySet<number>>;
  /** How many cities there are. */
  readonly everywhere: number;
  cityName(id: number | undefined, language?: Language): string | undefined;
}

const ROADS = phrases([[true, ROAD_WORDS]]);
const NUMBERED = phrases([[true, NUMBERED_PLACES]]);
const DISTRICTS = phrases<1 | 2>([
  [1, TEHSIL_WORDS],
  [2, DISTRICT_WORDS],
]);
const QUARTERS = phrases(Object.entries(QUARTER_SPELLINGS));
const LETTERS_FOR_SLIP = 7;

export function knownPlaces(all: readonly City[]): KnownPlaces {
  const cities = citiesBySpelling(all);
  const regions = regionsBySpelling(all);
  for (const spelling of cities.keys()) regions.delete(spelling);
  return {
    cities,
    regions,
    everywhere: all.length,
    cityName: (id, language = 'en') => {
      const city = all.find((city) => city.id === id);
      return city && nameIn(language, city);
    },
  };
}

function citiesBySpelling(all: readonly City[]) {
  const cities = new Map<string, Set<number>>();
  for (const city of all)
    for (const spelling of namesOf(city))
      if (!isStateAlone(spelling)) addTo(cities, spelling, city.id);
  // Another spelling never hides a city of that name.
  const named = new Set(cities.keys());
  for (const city of all)
    for (const spelling of spellingsOf(PLACE_SPELLINGS[city.name] ?? ''))
      if (!named.has(spelling)) addTo(cities, spelling, city.id);
  addObliqueForms(cities);
  return cities;
}

/** Nor does such a form hide a spelling or a state. */
function addObliqueForms(cities: Map<string, Set<number>>): void {
  const spelled = [...cities];
  const isTaken = new Set(cities.keys());
  for (const [spelling, ids] of spelled)
    for (const form of obliqueForms(spelling))
      if (!isTaken.has(form) && !isStateAlone(form)) for (const id of ids) addTo(cities, form, id);
}

function regionsBySpelling(all: readonly City[]) {
  const regions = new Map([...STATES.keys()].map((spelling) => [spelling, new Set<number>()]));
  for (const city of all)
    for (const spelling of regionSpellings(city)) addTo(regions, spelling, city.id);
  return regions;
}

function addTo(places: Map<string, Set<number>>, spelling: string, id: number): void {
  places.set(spelling, (places.get(spelling) ?? new Set()).add(id));
}

interface Named {
  /** The cities that the words fit. */
  readonly ids: ReadonlySet<number>;
  readonly start: number;
  readonly end: number;
}

/** Returns where states and countries stand. */
export function readPlace(
  reading: Reading,
  { cities, regions, everywhere }: KnownPlaces,
): readonly Named[] {
  reading.forEachPhrase(NUMBERED, (_, _start, end) => {
    if (reading.tokens[end]?.number !== undefined && reading.isUnread(end))
      reading.keep(end, end + 1);
  });
  const exact = placesIn(reading, cities);
  const around = placesIn(reading, regions).filter(
    ({ start, end }) => !exact.some((city) => city.start < end && start < city.end),
  );
  reading.forEachPhrase(QUARTERS, (name, start, end) => {
    reading.take(start, end, name);
    reading.mark('quarter', start, end);
  });
  const named = exact.length > 0 ? exact : misspelt(reading, cities, regions);
  const inside = named.map((city) => ({
    ...city,
    ids: new Set([...city.ids].filter((id) => around.every((region) => region.ids.has(id)))),
  }));
  const isChosen = chooseCity(reading, withoutDistricts(reading, inside));
  for (const { ids, start, end } of around) {
    const isSaid = isChosen || (named.length === 0 && ids.size === everywhere && everywhere > 0);
    if (isSaid) reading.take(start, end);
    else reading.keep(start, end);
  }
  return around;
}

/** `nakodar road` is a road of another town, `punjab chowk` is in no state. */
function placesIn(reading: Reading, places: Phrases<ReadonlySet<number>>): Named[] {
  const named: Named[] = [];
  reading.forEachPhrase(places, (ids, start, end) => {
    if (reading.phraseAt(ROADS, end) === undefined) named.push({ ids, start, end });
    else reading.keep(start, end + 1);
  });
  return named;
}

/** `dasuya distt hoshiarpur` lies in Dasuya: the town says more than its tehsil, that than its district. */
function withoutDistricts(reading: Reading, named: readonly Named[]): readonly Named[] {
  const depths = named.map(({ start, end }) => {
    const behind = reading.phraseAt(DISTRICTS, end);
    const isOfNext = named.some((next) => next.start === behind?.end);
    const before = reading.phraseBefore(DISTRICTS, start);
    return before?.meaning ?? (isOfNext ? undefined : behind?.meaning) ?? 0;
  });
  const least = Math.min(...depths);
  for (const [index, { start, end }] of named.entries())
    if ((depths[index] ?? 0) > least) reading.take(start, end);
  return named.filter((_, index) => depths[index] === least);
}

/** Of several cities none is chosen: all their words are searched. */
function chooseCity(reading: Reading, named: readonly Named[]): boolean {
  const ids = new Set(named.flatMap(({ ids }) => [...ids]));
  const [location] = ids;
  const isOne = ids.size === 1 && named.every((city) => city.ids.size === 1);
  const isChosen = isOne && location !== undefined && reading.set({ location });
  for (const { start, end } of named)
    if (isChosen) reading.takeAs('location', start, end);
    else reading.keep(start, end);
  if (ids.size > 1) reading.remarks.add('severalPlaces');
  return isChosen;
}

/** Long words with one slip in the name of one city, and more in those of all states. */
function misspelt(
  reading: Reading,
  cities: KnownPlaces['cities'],
  regions: KnownPlaces['regions'],
): Named[] {
  return reading.tokens.flatMap(({ folded, number }, start) => {
    if (number !== undefined || folded.length < LETTERS_FOR_SLIP || !reading.isUnread(start))
      return [];
    const isNear = (name: string) => countSlips(folded, name, 1) <= 1;
    if ([...regions.keys()].some(isNear)) return [];
    const near = [...cities.entries()].filter(([name]) => isNear(name));
    const ids = new Set(near.flatMap(([, ids]) => [...ids]));
    const isRoad = reading.phraseAt(ROADS, start + 1) !== undefined;
    return ids.size === 1 && !isRoad ? [{ ids, start, end: start + 1 }] : [];
  });
}
