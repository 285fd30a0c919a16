import { phrases, spellingsOf } from '#features/listings/spellings/phrases.ts';
import { ROAD_WORDS } from '#features/listings/spellings/small-words.ts';
import { UNSERVED_TOWNS } from '#features/listings/spellings/unserved-towns.ts';
import { obliqueForms } from './oblique-forms.ts';
import type { KnownPlaces } from './read-place.ts';
import { Reading } from './reading.ts';

interface UnservedPlace {
  readonly typed: string;
  /** The id of the nearest city of the catalogue, where one is near. */
  readonly nearest: number | undefined;
}

const TOWNS = phrases(() =>
  UNSERVED_TOWNS.map(([spellings, near]) => {
    const names = spellingsOf(spellings);
    return [near, [...names, ...names.flatMap(obliqueForms)].join()];
  }),
);
const ROADS = phrases([[true, ROAD_WORDS]]);

/** The first place in a text in which the catalogue has no city; a `ludhiana road` is none. */
export function unservedPlace(text: string, places: KnownPlaces): UnservedPlace | undefined {
  const reading = new Reading(text);
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const city = reading.phraseAt(places.cities, at);
    const town = reading.phraseAt(TOWNS, at);
    const state = reading.phraseAt(places.regions, at);
    const end = town?.end ?? (state?.meaning.size === 0 ? state.end : undefined);
    if (end === undefined || city !== undefined) continue;
    if (reading.phraseAt(ROADS, end) !== undefined) continue;
    return { typed: reading.typed(at, end), nearest: nearestOf(town?.meaning ?? [], places) };
  }
  return undefined;
}

function nearestOf(towns: readonly string[], { cities }: KnownPlaces): number | undefined {
  const [nearest] = towns
    .flatMap(spellingsOf)
    .flatMap((spelling) => [...(cities.get(spelling) ?? [])]);
  return nearest;
}
