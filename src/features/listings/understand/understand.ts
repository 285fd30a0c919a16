import type { Remark } from '#features/listings/labels/search-messages.ts';
import { phrases } from '#features/listings/spellings/phrases.ts';
import {
  ASKING_WORDS,
  MARKET_WORDS,
  PROPERTY_NUMBER_WORDS,
  ROAD_WORDS,
  SIDE_WORDS,
  SMALL_WORDS,
} from '#features/listings/spellings/small-words.ts';
import { readDetails, readFlags, readNew } from './read-details.ts';
import { KINDS, readKind } from './read-kind.ts';
import { readNegations } from './read-negations.ts';
import { type KnownPlaces, readPlace } from './read-place.ts';
import { readQuantities } from './read-quantities.ts';
import { kindsMatching, Reading, type UnderstoodFilters } from './reading.ts';

export interface Understood {
  readonly filters: UnderstoodFilters;
  /** What is left over, to be searched as words. */
  readonly text: string;
  /** Parts that are understood and cannot be searched, as they were typed. */
  readonly unused: readonly string[];
  readonly remarks: ReadonlySet<Remark>;
}

const PROPERTY_NUMBER = phrases([[true, PROPERTY_NUMBER_WORDS]]);
const ASKING = phrases([[true, `${ASKING_WORDS}, ${SIDE_WORDS}`]]);
const SMALL = phrases([[true, SMALL_WORDS]]);
const STREETS = phrases([[true, `${ROAD_WORDS}, ${MARKET_WORDS}`]]);

/** What a text means, by rules. It never fails: what is not understood stays in `text`. */
export function understand(text: string, places: KnownPlaces): Understood {
  const reading = new Reading(text);
  readPropertyNumber(reading);
  readNegations(reading, places);
  readPlace(reading, places);
  readNew(reading, KINDS);
  readKind(reading);
  readDetails(reading);
  readQuantities(reading);
  readFlags(reading);
  const [propertyType, ...others] = kindsMatching(reading.filters);
  if (propertyType !== undefined && others.length === 0) reading.set({ propertyType });
  reading.takeLooseSigns();
  reading.forEachPhrase(ASKING, (_, start, end) => reading.leaveOut(start, end));
  reading.forEachPhrase(SMALL, (_, start, end) => {
    if (!isOfMainRoad(reading, start, end)) reading.take(start, end);
  });
  const rest = reading.rest();
  const unused = reading.unused();
  // Small words alone are searched all the same.
  const isNothing = rest === '' && unused.length === 0 && Object.keys(reading.filters).length === 0;
  const left = isNothing ? text.trim() : rest;
  return { filters: reading.filters, text: left, unused, remarks: reading.remarks };
}

/** `property no 12`: the number alone is left, and listings with it come first. */
function readPropertyNumber(reading: Reading): void {
  reading.forEachPhrase(PROPERTY_NUMBER, (_, start, end) => {
    if (reading.tokens[end]?.number === undefined) return;
    reading.take(start, end);
    reading.keep(end, end + 1);
  });
}

/** `main` is `in` as well: `jalandhar main plot`. */
function isOfMainRoad(reading: Reading, start: number, end: number): boolean {
  const isMain = end === start + 1 && reading.tokens[start]?.folded === 'main';
  return isMain && reading.phraseAt(STREETS, end) !== undefined;
}
