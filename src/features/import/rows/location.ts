import { spellingsOf } from '#features/listings/understand/phrases.ts';
import { PLACE_SPELLINGS } from '#features/listings/understand/words/place-words.ts';
import { ROAD_WORDS } from '#features/listings/understand/words/small-words.ts';
import { foldText } from '#language/fold-text.ts';

/** The names of cities by their folded spellings. */
export type KnownCities = ReadonlyMap<string, string>;

export interface Location {
  readonly neighbourhood: string;
  readonly city: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MAX_WORDS = 4;
const ROADS = new Set(spellingsOf(ROAD_WORDS));
/** What follows a city in an address and is no part of a neighbourhood. */
const REGION = /^[\s,.-]*(?:(?:punjab|pb|haryana|india|ਪੰਜਾਬ|पंजाब|\d{6})[\s,.-]*)*$/iu;
const EDGES = /^[\s,.;/|-]+|[\s,.;/|-]+$/gu;

/** The towns that everybody knows here, and those of the catalogue, whose names win. */
export function knownCities(names: Iterable<string>): KnownCities {
  const usual = Object.entries(PLACE_SPELLINGS).flatMap(([name, spellings]) =>
    spellingsOf(`${name},${spellings}`).map((spelling): [string, string] => [spelling, name]),
  );
  const own = [...names].map((name): [string, string] => [folded(name), name]);
  return new Map([...usual, ...own]);
}

/** `Model Town, Jalandhar, Punjab` at its last known place that names no road. */
export function splitLocation(text: string, cities: KnownCities): Location | undefined {
  const words = [...text.matchAll(WORD)];
  let isRoad = false;
  for (let end = words.length; end > 0; end -= 1) {
    const found = cityEndingAt(text, words, end, cities);
    if (found === undefined) {
      isRoad = ROADS.has(folded(words[end - 1]?.[0] ?? ''));
      continue;
    }
    // `Phagwara Hoshiarpur road` names neither.
    if (!isRoad) {
      const after = text.slice(found.to);
      const parts = [text.slice(0, found.from), REGION.test(after) ? '' : after];
      const rest = parts.map((part) => part.replace(EDGES, '')).filter((part) => part !== '');
      return { neighbourhood: rest.join(', ') || found.city, city: found.city };
    }
    end -= found.words - 1;
  }
  return undefined;
}

function cityEndingAt(
  text: string,
  words: readonly RegExpExecArray[],
  end: number,
  cities: KnownCities,
) {
  const last = words[end - 1];
  for (let count = Math.min(MAX_WORDS, end); count > 0 && last !== undefined; count -= 1) {
    const from = words[end - count]?.index ?? 0;
    const to = last.index + last[0].length;
    const city = cities.get(folded(text.slice(from, to)));
    if (city !== undefined) return { city, from, to, words: count };
  }
  return undefined;
}

function folded(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
