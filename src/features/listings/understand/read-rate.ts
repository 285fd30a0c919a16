import { LAND } from '#features/listings/listing-kind.ts';
import {
  ABOVE_BEFORE,
  ABOVE_BEHIND,
  UNDER_BEFORE,
  UNDER_BEHIND,
} from '#features/listings/spellings/limit-words.ts';
import { phrases } from '#features/listings/spellings/phrases.ts';
import {
  MONTH_WORDS,
  PER_WORDS,
  RATE_NAMES,
  RATE_WORDS,
  RUPEE_WORDS,
} from '#features/listings/spellings/small-words.ts';
import { quantityAt } from './quantity-at.ts';
import { numberAt } from './read-number.ts';
import { isKilla, unitAt } from './read-unit.ts';
import type { Reading } from './reading.ts';

const PER = phrases([[true, PER_WORDS]]);
const RATES = phrases([[true, RATE_WORDS]]);
const MONTHS = phrases([[true, MONTH_WORDS]]);
const NAMES = phrases([[true, RATE_NAMES]]);
const RUPEES = phrases([[true, RUPEE_WORDS]]);
const BEFORE = phrases([[true, `${UNDER_BEFORE}, ${ABOVE_BEFORE}, ${RUPEE_WORDS}`]]);
const LIMITS_BEHIND = phrases([[true, `${UNDER_BEHIND}, ${ABOVE_BEHIND}`]]);
/** Without one of these words in a text it names no rate before its money. */
const RATE_SIGNS: ReadonlySet<string> = new Set(
  [...PER.keys(), ...NAMES.keys()].flatMap((phrase) => phrase.split(' ')),
);
/** A smaller number counts months. */
const LEAST_RENT = 500;
/** Signs between words are no tokens. */
const SLASH = /\/\s*\p{L}/u;

/** Where `35k per marla`, `25 lakh da killa` end, from the end of their money. */
export function rateEndBehind(reading: Reading, money: number): number | undefined {
  const rupees = reading.phraseAt(RUPEES, money)?.end ?? money;
  const end = rateUnitEnd(reading, reading.phraseAt(RATES, rupees)?.end ?? rupees);
  return end && endOfRate(reading, end);
}

/** Where `5000 per sqft`, `4500/gaj` end: a number that is money by what stands behind it. */
export function bareRateEnd(reading: Reading, start: number, isMoney: boolean): number | undefined {
  // At a word, which most tokens are, nothing else is looked up.
  if (reading.tokens[start]?.number === undefined) return undefined;
  const number = numberAt(reading, start);
  if (number === undefined || number.isWord) return undefined;
  const said = reading.phraseAt(RUPEES, number.end)?.end;
  const rupees = said ?? number.end;
  const per = reading.phraseAt(PER, rupees)?.end;
  const isSaid = isMoney || said !== undefined || per !== undefined;
  const isRent = number.value >= LEAST_RENT && reading.phraseAt(MONTHS, rupees) !== undefined;
  const isRate = isSaid || isRent || SLASH.test(reading.typed(rupees - 1, rupees + 1));
  const end = isRate ? rateUnitEnd(reading, per ?? rupees) : undefined;
  return end && endOfRate(reading, end);
}

/** Where `per marla 3 lakh`, `kille da rate 25 lakh` end. */
export function unitFirstRateEnd(reading: Reading, start: number): number | undefined {
  if (!reading.tokens.some(({ folded }) => RATE_SIGNS.has(folded))) return undefined;
  const per = reading.phraseAt(PER, start)?.end;
  const unit = areaUnitEnd(reading, per ?? start);
  const name = unit && reading.phraseAt(NAMES, unit)?.end;
  if (unit === undefined || (per ?? name) === undefined) return undefined;
  const behind = name ?? unit;
  const money = quantityAt(reading, reading.phraseAt(BEFORE, behind)?.end ?? behind);
  return money?.of === 'money' ? endOfRate(reading, money.end) : undefined;
}

/** With the `rate` that stands before it. */
export function leaveOutRate(reading: Reading, start: number, end: number): void {
  if (isOfLand(reading, start, end)) reading.set({ propertyType: LAND });
  reading.leaveOut(reading.phraseBefore(NAMES, start)?.start ?? start, end);
}

function areaUnitEnd(reading: Reading, at: number): number | undefined {
  const unit = unitAt(reading, at);
  return unit?.unit.of === 'area' ? unit.end : undefined;
}

/** Of a month, it is a rent. */
function rateUnitEnd(reading: Reading, at: number): number | undefined {
  const month = reading.phraseAt(MONTHS, at)?.end;
  if (month !== undefined) reading.remarks.add('rent');
  return month ?? areaUnitEnd(reading, at);
}

/** Killas are said of land alone. */
function isOfLand(reading: Reading, start: number, end: number): boolean {
  return reading.tokens.slice(start, end).some(({ folded }) => isKilla(folded));
}

function endOfRate(reading: Reading, end: number): number {
  const name = reading.phraseAt(NAMES, end)?.end ?? end;
  return reading.phraseAt(LIMITS_BEHIND, name)?.end ?? name;
}
