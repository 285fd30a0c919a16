import { countSlips } from '#features/listings/text-search/count-slips.ts';
import { type City, nameIn } from '#features/places/place.ts';
import { foldText } from '#language/fold-text.ts';
import type { Language } from '#language/language.ts';
import { type Phrases, phrases, spellingsOf } from './phrases.ts';
import type { Reading } from './reading.ts';
import { PLACE_SPELLINGS, QUARTER_SPELLINGS } from './words/place-words.ts';
import { NUMBERED_PLACES, ROAD_WORDS } from './words/small-words.ts';

/** The places of a catalogue by their spellings. */
export interface KnownPlaces {
  /** A spelling may be that of several cities. */
  readonly cities: Phrases<readonly number[]>;
  /** States and countries: everything lies there. */
  readonly regions: Phrases<true>;
  cityName(id: number | undefined, language?: Language): string | undefined;
}

const ROADS = phrases([[true, ROAD_WORDS]]);
const NUMBERED = phrases([[true, NUMBERED_PLACES]]);
const QUARTERS = phrases(Object.entries(QUARTER_SPELLINGS));
const LETTERS_FOR_SLIP = 7;

export function knownPlaces(cities: readonly City[]): KnownPlaces {
  const byName = new Map<string, number[]>();
  const add = (spelling: string, id: number) => {
    const ids = byName.get(spelling) ?? [];
    if (!ids.includes(id)) byName.set(spelling, [...ids, id]);
  };
  for (const city of cities) for (const spelling of namesOf(city)) add(spelling, city.id);
  // Another spelling never hides a city of that name.
  const named = new Set(byName.keys());
  for (const city of cities)
    for (const spelling of spellingsOf(PLACE_SPELLINGS[city.name] ?? ''))
      if (!named.has(spelling)) add(spelling, city.id);
  const regions = cities.flatMap(({ state }) => [...namesOf(state), ...namesOf(state.country)]);
  return {
    cities: byName,
    regions: new Map(regions.filter((name) => !byName.has(name)).map((name) => [name, true])),
    cityName: (id, language = 'en') => {
      const city = cities.find((city) => city.id === id);
      return city && nameIn(language, city);
    },
  };
}

function namesOf({ name, names }: Pick<City, 'name' | 'names'>): string[] {
  return [name, names.pa ?? '', names.hi ?? '']
    .map((text) =>
      foldText(text)
        .replace(/[\s-]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

export function readPlace(reading: Reading, { cities, regions }: KnownPlaces): void {
  const named: { ids: readonly number[]; start: number; end: number }[] = [];
  reading.forEachPhrase(NUMBERED, (_, _start, end) => {
    if (reading.tokens[end]?.number !== undefined && reading.isUnread(end))
      reading.keep(end, end + 1);
  });
  reading.forEachPhrase(cities, (ids, start, end) => {
    // `nakodar road` is a road of another town.
    if (reading.phraseAt(ROADS, end) === undefined) named.push({ ids, start, end });
    else reading.keep(start, end + 1);
  });
  reading.forEachPhrase(QUARTERS, (name, start, end) => {
    reading.take(start, end, name);
    reading.mark('quarter', start, end);
  });
  if (named.length === 0) named.push(...misspelt(reading, cities));
  chooseCity(reading, named);
  reading.forEachPhrase(regions, (_, start, end) => reading.take(start, end));
}

/** Of several cities none is chosen: all their words are searched. */
function chooseCity(
  reading: Reading,
  named: readonly { ids: readonly number[]; start: number; end: number }[],
): void {
  const ids = new Set(named.flatMap(({ ids }) => ids));
  const [location] = ids;
  if (ids.size === 1 && location !== undefined && reading.set({ location }))
    for (const { start, end } of named) reading.takeAs('location', start, end);
  else {
    for (const { start, end } of named) reading.keep(start, end);
    if (ids.size > 1) reading.remarks.add('severalPlaces');
  }
}

/** Long words with one slip in the name of one city. */
function misspelt(reading: Reading, cities: Phrases<readonly number[]>) {
  return reading.tokens.flatMap(({ folded, number }, start) => {
    if (number !== undefined || folded.length < LETTERS_FOR_SLIP || !reading.isUnread(start))
      return [];
    const near = [...cities].filter(([name]) => countSlips(folded, name, 1) <= 1);
    const ids = [...new Set(near.flatMap(([, ids]) => ids))];
    const isRoad = reading.phraseAt(ROADS, start + 1) !== undefined;
    return ids.length === 1 && !isRoad ? [{ ids, start, end: start + 1 }] : [];
  });
}
