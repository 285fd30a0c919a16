import { kindsWith } from '#features/listings/field-queries.ts';
import { FILTERS } from '#features/listings/fields.ts';
import type { FlagName, Remark } from '#features/listings/labels/search-messages.ts';
import { LAND } from '#features/listings/listing-kind.ts';
import { PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from '#features/listings/search/filters.ts';
import {
  CHEAPEST_WORDS,
  DEAREST_WORDS,
  FACE_WORDS,
  FACING_SPELLINGS,
  FACING_WORDS,
  FLAG_SPELLINGS,
  LEASE_WORDS,
  MOTOR_WORDS,
  NEW_WORDS,
  newlyBuilt,
  RENT_WORDS,
  SHORT_FACING_SPELLINGS,
  STATUS_SPELLINGS,
  WATER_SPELLINGS,
} from '#features/listings/spellings/detail-spellings.ts';
import { FROM_WORDS } from '#features/listings/spellings/limit-words.ts';
import {
  codePhrases,
  type Phrases,
  phrases,
  phrasesOf,
  spellingsOf,
} from '#features/listings/spellings/phrases.ts';
import { ASKING_WORDS, ROAD_WORDS } from '#features/listings/spellings/small-words.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { kindsMatching, type Reading } from './reading.ts';

/** The members that single words set, with the spellings of each code. */
export const DETAILS = [
  { member: 'propertyFacing', spellings: FACING_SPELLINGS },
  { member: 'propertyStatus', spellings: STATUS_SPELLINGS },
  { member: 'irrigationMethod', spellings: WATER_SPELLINGS },
] as const;

/** The fields that each spelling may mean. */
export const FLAGS: Phrases<readonly FlagName[]> = phrasesOf(() =>
  [...flagsBySpelling()].map(([spelling, meant]) => [spelling, meant.map(({ field }) => field)]),
);
export const FACINGS = phrases(codePhrases(FACING_SPELLINGS));
const SHORT_FACINGS = phrases(codePhrases(SHORT_FACING_SPELLINGS));
export const FACING = phrases([[true, FACING_WORDS]]);
const FACE = phrases([[true, FACE_WORDS]]);
const ROADS = phrases([[true, ROAD_WORDS]]);
const NEW_CONSTRUCTION = 3;
const STATUSES = phrases([...codePhrases(STATUS_SPELLINGS), [NEW_CONSTRUCTION, newlyBuilt()]]);
const WATERS = phrases(codePhrases(WATER_SPELLINGS));
const ORDERS = phrases([
  [PRICE_LOW_TO_HIGH, CHEAPEST_WORDS],
  [PRICE_HIGH_TO_LOW, DEAREST_WORDS],
]);
const NOT_OFFERED = phrases<Remark>([
  ['rent', RENT_WORDS],
  ['lease', LEASE_WORDS],
]);
const MOTOR = phrases([[true, MOTOR_WORDS]]);
const NEW = phrases([[true, NEW_WORDS]]);
const ASKING = phrases([[true, ASKING_WORDS]]);
const FROM = phrases([[true, FROM_WORDS]]);
const TUBE_WELL = 1;
const CANAL = 2;
const TUBE_WELL_AND_CANAL = 3;
const SUBMERSIBLE = 4;

export function readDetails(reading: Reading): void {
  readFacing(reading);
  reading.forEachPhrase(STATUSES, (propertyStatus, start, end) => {
    if (reading.set({ propertyStatus })) reading.takeAs('propertyStatus', start, end);
  });
  readWater(reading);
  reading.forEachPhrase(ORDERS, (sortByIndex, start, end) => {
    // `50 lakh ton sasti` is a limit.
    if (reading.phraseBefore(FROM, start) !== undefined) return;
    if (reading.set({ sortByIndex })) reading.take(start, end);
  });
  reading.forEachPhrase(NOT_OFFERED, (remark, start, end) => {
    reading.leaveOut(start, end);
    reading.remarks.add(remark);
  });
}

/** `navi kothi`, `new 5 marla house`, `kothi navi`; elsewhere they begin names: `new grain market`. */
function flagsBySpelling() {
  return Map.groupBy(
    keysOf(FLAG_SPELLINGS).flatMap((field) =>
      spellingsOf(FLAG_SPELLINGS[field]).map((spelling) => ({ field, spelling })),
    ),
    ({ spelling }) => spelling,
  );
}

export function readNew(reading: Reading, kinds: Phrases<unknown>): void {
  reading.forEachPhrase(NEW, (_, start, end) => {
    const isBefore =
      reading.phraseAt(kinds, end) !== undefined || reading.unreadAt(end)?.number !== undefined;
    const isLast = end === reading.tokens.length || reading.phraseAt(ASKING, end) !== undefined;
    const isBehind = isLast && reading.phraseBefore(kinds, start) !== undefined;
    if (isBefore || isBehind) reading.leaveOut(start, end);
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
      const face = reading.phraseBefore(FACE, start);
      const isFacing = [behind, before, face].some((phrase) => phrase !== undefined);
      if (!isFacing && (!mayStandAlone || isAddress)) return;
      if (!reading.set({ propertyFacing })) return;
      const from = behind === undefined ? (before?.start ?? start) : start;
      reading.takeAs('propertyFacing', face?.start ?? from, behind?.end ?? end);
    });
  }
}

/** `with parking`, once the kind is known where several have such a field. */
export function readFlags(reading: Reading): void {
  reading.forEachPhrase(FLAGS, (fields, start, end) => {
    const kinds = kindsMatching(reading.filters);
    const [field, ...others] = fields.filter((name) =>
      kindsWith(name).some((kind) => kinds.includes(kind)),
    );
    if (field === undefined || others.length > 0) return;
    const member = FILTERS[field].yes;
    if (reading.set({ [member]: 1 })) reading.takeAs(member, start, end);
  });
}

function readWater(reading: Reading): void {
  const found: { code: number; start: number; end: number }[] = [];
  reading.forEachPhrase(WATERS, (code, start, end) => found.push({ code, start, end }));
  if (reading.filters.propertyType === LAND)
    reading.forEachPhrase(MOTOR, (_, start, end) => {
      if (found.every((other) => end <= other.start || other.end <= start))
        found.push({ code: SUBMERSIBLE, start, end });
    });
  const codes = new Set(found.map(({ code }) => code));
  const areBoth =
    codes.size === 2 && codes.has(CANAL) && (codes.has(TUBE_WELL) || codes.has(SUBMERSIBLE));
  for (const { code, start, end } of found) {
    if (reading.set({ irrigationMethod: areBoth ? TUBE_WELL_AND_CANAL : code }))
      reading.takeAs('irrigationMethod', start, end);
  }
}
