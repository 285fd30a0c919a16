import type { City } from '#features/listings/place.ts';
import { spellingsOf } from '#features/listings/spellings/phrases.ts';
import { PLACE_SPELLINGS } from '#features/listings/spellings/place-spellings.ts';
import {
  QUARTER_WORDS,
  STATE_SPELLINGS,
  TOWN_STATES,
  WORDS_OF_TOWNS,
} from '#features/listings/spellings/region-spellings.ts';
import { ROAD_WORDS } from '#features/listings/spellings/small-words.ts';
import { folded, WORD, withoutEdges } from '#features/listings/understand/address-words.ts';
import { isStateAlone, namesOf, stateKey } from '#features/listings/understand/regions.ts';
import { type AddressParts, addressParts } from './address-parts.ts';
import { parseKind } from './codes.ts';
import type { Place } from './staged-listing.ts';

interface KnownCity extends Place {
  /** Known by its name, whether or not the catalogue has it: the file may mean another state. */
  readonly isUsual?: true;
}

/** Cities by their folded spellings. */
export type KnownCities = ReadonlyMap<string, readonly KnownCity[]>;

export interface Location {
  readonly neighbourhood: string;
  readonly city: string;
  /** '' where the address does not say it. */
  readonly state: string;
  readonly country: string;
}

/** Why an address names no one city. */
export interface Unclear {
  readonly unclear: string;
}

const MAX_WORDS = 4;
const ROADS = new Set(spellingsOf(ROAD_WORDS));
const NO_TOWN = new Set([...ROADS, ...spellingsOf(QUARTER_WORDS)]);
const IN_TOWNS = new Set(spellingsOf(WORDS_OF_TOWNS));
/** `Nakodar Road2`. */
const NUMBER_BEHIND = /\p{N}+$/u;
const TOWN = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
const BESIDE = /^(?:near|nr|opp|opposite|behind|beside|next|on|off|ਨੇੜੇ|ਸਾਹਮਣੇ|के)(?![\p{L}\p{M}])/iu;

/** The towns that everybody knows here, and those of the catalogue, which win. */
export function knownCities(cities: Iterable<Pick<City, 'name' | 'names' | 'state'>>): KnownCities {
  const own = new Map<string, readonly KnownCity[]>();
  for (const city of cities) {
    const place = { city: city.name, state: city.state.name, country: city.state.country.name };
    const names = namesOf(city).map(folded);
    for (const name of new Set(names.filter((name, index) => index === 0 || !isStateAlone(name)))) {
      const others = own.get(name) ?? [];
      if (!others.some((other) => isSamePlace(other, place))) own.set(name, [...others, place]);
    }
  }
  const usual = Object.entries(PLACE_SPELLINGS).flatMap(([city, spellings]) =>
    spelled(city, spellings, { city, state: 'Punjab', country: 'India', isUsual: true }, own),
  );
  const townStates = [...TOWN_STATES].flatMap((city) =>
    spelled(city, STATE_SPELLINGS[city] ?? '', { city, state: city, country: 'India' }, own),
  );
  return new Map([...usual, ...townStates, ...own]);
}

function spelled(name: string, spellings: string, city: KnownCity, own: KnownCities) {
  const cities = own.get(folded(name)) ?? [city];
  return spellingsOf(`${name},${spellings}`).map((spelling): [string, readonly KnownCity[]] => [
    folded(spelling),
    cities,
  ]);
}

function isSamePlace(one: Place, other: Place): boolean {
  return isIn(one, other.state, other.country);
}

function isIn({ state, country }: Place, inState: string, inCountry: string): boolean {
  return (
    (inState === '' || stateKey(state) === stateKey(inState)) &&
    (inCountry === '' || folded(country) === folded(inCountry))
  );
}

/** The cities of one name; `state` and `country` may be ''. */
export function citiesNamed(cities: KnownCities, name: string, state: string, country: string) {
  return (cities.get(folded(name)) ?? []).filter((city) => isIn(city, state, country));
}

/** A sentence about a name that several cities have. */
export function unclearCity(found: readonly Place[]): string | undefined {
  const [first, ...others] = found;
  if (first === undefined || others.length === 0) return undefined;
  const names = found.map(({ city, state, country }) => `${city} in ${state}, ${country}`);
  return `may be ${names.join(' or ')}: say which in a column State`;
}

/** Few addresses of a file differ: most rows name a place that a row before them named. */
const SPLIT = new WeakMap<KnownCities, Map<string, Location | Unclear | undefined>>();
const MAX_KEPT = 10_000;

/** `Model Town, Jalandhar, Punjab`; `state` is what the row says beside it, or ''. */
export function splitLocation(
  text: string,
  cities: KnownCities,
  state: string,
): Location | Unclear | undefined {
  const kept = SPLIT.get(cities) ?? new Map<string, Location | Unclear | undefined>();
  SPLIT.set(cities, kept);
  const key = JSON.stringify([text, state]);
  if (!kept.has(key)) {
    if (kept.size === MAX_KEPT) kept.clear();
    kept.set(key, readLocation(text, cities, state));
  }
  return kept.get(key);
}

function readLocation(
  text: string,
  cities: KnownCities,
  state: string,
): Location | Unclear | undefined {
  const address = addressParts(text);
  const country = address.isIndia ? 'India' : '';
  if (address.state !== '' && state !== '' && stateKey(address.state) !== stateKey(state))
    return { unclear: `names ${address.state}, while its state is ${state}` };
  const named = (name: string) => citiesNamed(cities, name, address.state || state, country);
  const found = townIn(address.near, named) ?? townAround(address, named);
  if (found === undefined) return undefined;
  const unclear = unclearCity(found.cities);
  if (unclear !== undefined) return { unclear };
  const [city] = found.cities;
  if (city === undefined) return undefined;
  const isCity = (part: string) => named(part).includes(city);
  return {
    neighbourhood: found.rest.filter((part) => !isCity(part)).join(', ') || city.city,
    city: city.city,
    ...(city.isUsual ? { state: address.state, country } : city),
  };
}

interface Found {
  readonly cities: readonly KnownCity[];
  readonly rest: readonly string[];
}

type Named = (name: string) => readonly KnownCity[];

/** The last known town that names no road. */
function townIn(near: readonly string[], named: Named): Found | undefined {
  for (let index = near.length - 1; index >= 0; index -= 1) {
    const found = lastTown(near[index] ?? '', named);
    if (found === undefined) continue;
    const rest = [...near.slice(0, index), ...found.rest, ...near.slice(index + 1)];
    return { cities: found.cities, rest: rest.map(withoutEdges).filter((part) => part !== '') };
  }
  return undefined;
}

function lastTown(part: string, named: Named): Found | undefined {
  const words = [...part.matchAll(WORD)];
  let isRoad = false;
  for (let end = words.length; end > 0; end -= 1) {
    const found = townEndingAt(part, words, end, named);
    if (found === undefined) {
      isRoad = ROADS.has(folded(words[end - 1]?.[0] ?? '').replace(NUMBER_BEHIND, ''));
      continue;
    }
    // `Phagwara Hoshiarpur road` names neither.
    if (!isRoad) return found;
    end -= found.words - 1;
  }
  return undefined;
}

function townEndingAt(part: string, words: readonly RegExpExecArray[], end: number, named: Named) {
  const last = words[end - 1];
  for (let count = Math.min(MAX_WORDS, end); count > 0 && last !== undefined; count -= 1) {
    const from = words[end - count]?.index ?? 0;
    const to = last.index + last[0].length;
    const cities = named(part.slice(from, to));
    if (cities.length > 0)
      return { cities, words: count, rest: [part.slice(0, from), part.slice(to)] };
  }
  return undefined;
}

/** The tehsil or the district; in a state that is named, also a town that nobody knows yet. */
function townAround(address: AddressParts, named: Named): Found | undefined {
  const { near, tehsil, district, state } = address;
  for (const name of [tehsil, district]) {
    const cities = named(name);
    if (cities.length > 0) return { cities, rest: near };
  }
  if (state === '') return undefined;
  const unknown = (city: string, rest: readonly string[]) => ({
    cities: [{ city, state, country: 'India' }],
    rest,
  });
  const around = tehsil || district;
  if (around !== '') return unknown(around, near);
  const last = near.at(-1) ?? '';
  const isRead = near.length > 1 ? isTown(last) : isTownAlone(last);
  return isRead ? unknown(last, near.slice(0, -1)) : undefined;
}

/** `Ludhiana, Punjab`, but not `Palm Meadows, Punjab`, which may be a colony of any town. */
function isTownAlone(part: string): boolean {
  const words = folded(part).split(' ');
  return (
    isTown(part) &&
    parseKind(part) === undefined &&
    (words.length === 1 || words.some((word) => IN_TOWNS.has(word)))
  );
}

function isTown(part: string): boolean {
  const words = part.split(/\s+/);
  return (
    TOWN.test(part) &&
    words.length <= MAX_WORDS - 1 &&
    !BESIDE.test(part) &&
    !words.some((word) => NO_TOWN.has(folded(word)))
  );
}
