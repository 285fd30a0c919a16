import { PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from '#features/listings/search/filters.ts';
import { codePhrases, phrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import {
  CHEAPEST_WORDS,
  DEAREST_WORDS,
  FACING_SPELLINGS,
  FACING_WORDS,
  RENT_WORDS,
  SHORT_FACING_SPELLINGS,
  STATUS_SPELLINGS,
  WATER_SPELLINGS,
} from './words/detail-words.ts';
import { ROAD_WORDS } from './words/small-words.ts';

/** The members that single words set, with the spellings of each code. */
export const DETAILS = [
  { member: 'propertyFacing', spellings: FACING_SPELLINGS },
  { member: 'propertyStatus', spellings: STATUS_SPELLINGS },
  { member: 'irrigationMethod', spellings: WATER_SPELLINGS },
] as const;

export const FACINGS = phrases(codePhrases(FACING_SPELLINGS));
const SHORT_FACINGS = phrases(codePhrases(SHORT_FACING_SPELLINGS));
export const FACING = phrases([[true, FACING_WORDS]]);
const ROADS = phrases([[true, ROAD_WORDS]]);
const STATUSES = phrases(codePhrases(STATUS_SPELLINGS));
const WATERS = phrases(codePhrases(WATER_SPELLINGS));
const ORDERS = phrases([
  [PRICE_LOW_TO_HIGH, CHEAPEST_WORDS],
  [PRICE_HIGH_TO_LOW, DEAREST_WORDS],
]);
const RENT = phrases([[true, RENT_WORDS]]);
const TUBE_WELL = 1;
const CANAL = 2;
const TUBE_WELL_AND_CANAL = 3;

export function readDetails(reading: Reading): void {
  readFacing(reading);
  reading.forEachPhrase(STATUSES, (propertyStatus, start, end) => {
    if (reading.set({ propertyStatus })) reading.takeAs('propertyStatus', start, end);
  });
  readWater(reading);
  reading.forEachPhrase(ORDERS, (sortByIndex, start, end) => {
    if (reading.set({ sortByIndex })) reading.take(start, end);
  });
  reading.forEachPhrase(RENT, (_, start, end) => {
    reading.leaveOut(start, end);
    reading.remarks.add('rent');
  });
}

/** `east facing`, `facing east`; a direction alone, unless it names a road or quarter. */
function readFacing(reading: Reading): void {
  for (const [directions, mayStandAlone] of [
    [FACINGS, true],
    [SHORT_FACINGS, false],
  ] as const) {
    reading.forEachPhrase(directions, (propertyFacing, start, end) => {
      const behind = reading.phraseAt(FACING, end);
      const before = reading.phraseBefore(FACING, start);
      const isAddress = reading.phraseAt(ROADS, end) !== undefined;
      const isFacing = behind !== undefined || before !== undefined;
      if (!isFacing && (!mayStandAlone || isAddress)) return;
      if (!reading.set({ propertyFacing })) return;
      const from = behind === undefined ? (before?.start ?? start) : start;
      reading.takeAs('propertyFacing', from, behind?.end ?? end);
    });
  }
}

function readWater(reading: Reading): void {
  const found: { code: number; start: number; end: number }[] = [];
  reading.forEachPhrase(WATERS, (code, start, end) => found.push({ code, start, end }));
  const codes = new Set(found.map(({ code }) => code));
  const areBoth = codes.size === 2 && codes.has(TUBE_WELL) && codes.has(CANAL);
  for (const { code, start, end } of found) {
    if (reading.set({ irrigationMethod: areBoth ? TUBE_WELL_AND_CANAL : code }))
      reading.takeAs('irrigationMethod', start, end);
  }
}
