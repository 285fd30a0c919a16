import { LAND } from '#features/listings/listing-kind.ts';
import { MARLAS_IN_KANAL, squareFeetIn } from '#units/area-units.ts';
import { withoutRoundingError } from '#units/number.ts';
import { phrases } from './phrases.ts';
import { type Quantity, quantityAt, unitFirstAt } from './quantity-at.ts';
import { numberAt } from './read-number.ts';
import type { Reading, UnderstoodFilters } from './reading.ts';
import {
  ABOVE_BEFORE,
  ABOVE_BEHIND,
  BETWEEN_WORDS,
  RANGE_WORDS,
  RUPEE_WORDS,
  TIMES_SIGNS,
  UNDER_BEFORE,
  UNDER_BEHIND,
} from './words/small-words.ts';

type Limit = 'most' | 'least';

const LIMITS_BEFORE = phrases<Limit>([
  ['most', UNDER_BEFORE],
  ['least', ABOVE_BEFORE],
]);
const LIMITS_BEHIND = phrases<Limit>([
  ['most', UNDER_BEHIND],
  ['least', ABOVE_BEHIND],
]);
const BETWEEN = phrases([[true, BETWEEN_WORDS]]);
const RANGE = phrases([[true, RANGE_WORDS]]);
const RUPEES = phrases([[true, RUPEE_WORDS]]);
const TIMES = phrases([[true, TIMES_SIGNS]]);
/** A smaller number alone may count anything. */
const SURELY_MONEY = 100_000;

export function readQuantities(reading: Reading): void {
  for (let start = 0; start < reading.tokens.length; start += 1) {
    if (!reading.isUnread(start)) continue;
    start = Math.max(start, readAt(reading, start) - 1);
  }
}

/** Where what was understood ends; `start` if nothing was. */
function readAt(reading: Reading, start: number): number {
  const first = startOf(reading, start);
  const found =
    sidesAt(reading, first.number) ??
    rangeAt(reading, first.number) ??
    oneAt(reading, first) ??
    unitFirstAt(reading, first.number);
  if (found === undefined || !reading.set(filtersOf(found))) return start;
  let { end } = found;
  const behind = reading.phraseAt(BETWEEN, end) ?? reading.phraseAt(RUPEES, end);
  if (behind !== undefined) end = behind.end;
  reading.take(start, end);
  return end;
}

interface Found {
  readonly from: Quantity | undefined;
  readonly to: Quantity | undefined;
  readonly end: number;
}

interface Start {
  readonly number: number;
  readonly limit: Limit | undefined;
  readonly isMoney: boolean;
}

/** Skips `under`, `between` and `rs` before a number. */
function startOf(reading: Reading, start: number): Start {
  const limit = reading.phraseAt(LIMITS_BEFORE, start);
  let number = limit?.end ?? reading.phraseAt(BETWEEN, start)?.end ?? start;
  const rupees = reading.phraseAt(RUPEES, number);
  if (rupees !== undefined) number = rupees.end;
  return { number, limit: limit?.meaning, isMoney: rupees !== undefined };
}

/** `20x45`: front and depth in feet. */
function sidesAt(reading: Reading, start: number): Found | undefined {
  const front = numberAt(reading, start);
  const times = front && !front.isWord ? reading.phraseAt(TIMES, front.end) : undefined;
  const depth = times && numberAt(reading, times.end);
  if (front === undefined || depth === undefined) return undefined;
  const unit = reading.tokens[depth.end]?.folded;
  const end = unit === 'ft' || unit === 'feet' ? depth.end + 1 : depth.end;
  const value = front.value * depth.value;
  if (value <= 0) return undefined;
  const area: Quantity = { of: 'area', value, number: value, unit: 'sqft', end };
  return { from: area, to: area, end };
}

/** `5-10 marla`, `1.25cr to 2cr`; `12-5 kanal` is none. */
function rangeAt(reading: Reading, start: number): Found | undefined {
  const low = numberAt(reading, start);
  if (low === undefined) return undefined;
  const lowQuantity = quantityAt(reading, start);
  const link = reading.phraseAt(RANGE, lowQuantity?.end ?? low.end);
  const high = link && quantityAt(reading, link.end);
  if (link === undefined || high === undefined) return undefined;
  const from = { ...high, value: valueIn(high, lowQuantity, low.value) };
  const isKanalMarla =
    reading.tokens[link.end - 1]?.folded === '-' &&
    high.of === 'area' &&
    high.unit === 'kanal' &&
    lowQuantity === undefined &&
    high.number < MARLAS_IN_KANAL;
  if (isKanalMarla) {
    const value = withoutRoundingError(low.value + high.number / MARLAS_IN_KANAL);
    return { from: { ...high, value }, to: { ...high, value }, end: high.end };
  }
  return from.value > 0 && from.value < high.value ? { from, to: high, end: high.end } : undefined;
}

/** The lower end in the unit of the higher, whose unit it has if none was said. */
function valueIn(high: Quantity, low: Quantity | undefined, number: number): number {
  if (low === undefined) return withoutRoundingError((high.value / high.number) * number);
  if (low.of !== high.of) return Number.NaN;
  const isArea = low.of === 'area' && high.of === 'area';
  const size = isArea ? squareFeetIn(low.unit) / squareFeetIn(high.unit) : 1;
  return withoutRoundingError(low.value * size);
}

function oneAt(reading: Reading, { number, limit, isMoney }: Start): Found | undefined {
  const quantity = quantityAt(reading, number) ?? bareMoneyAt(reading, number, limit, isMoney);
  if (quantity === undefined) return undefined;
  const behind = limit === undefined ? reading.phraseAt(LIMITS_BEHIND, quantity.end) : undefined;
  const end = behind?.end ?? quantity.end;
  const kindOfLimit = limit ?? behind?.meaning ?? (quantity.of === 'money' ? 'most' : undefined);
  if (kindOfLimit === 'most') return { from: undefined, to: quantity, end };
  if (kindOfLimit === 'least') return { from: quantity, to: undefined, end };
  return { from: quantity, to: quantity, end };
}

/** Rupees without lakh or crore, where they can be nothing else. */
function bareMoneyAt(
  reading: Reading,
  start: number,
  limit: Limit | undefined,
  isMoney: boolean,
): Quantity | undefined {
  const number = numberAt(reading, start);
  if (number === undefined || number.isWord) return undefined;
  const isSure =
    isMoney ||
    number.isGrouped ||
    (number.value >= SURELY_MONEY && (limit !== undefined || reading.tokens.length > 1));
  return isSure && number.value > 0
    ? { of: 'money', value: number.value, number: number.value, end: number.end }
    : undefined;
}

function filtersOf({ from, to }: Found): UnderstoodFilters {
  const said = from ?? to;
  if (said === undefined) return {};
  if (said.of === 'rooms') return { noOfRooms: Math.ceil(said.value) };
  if (said.of === 'money')
    return {
      ...(from !== undefined && { minBudget: from.value }),
      ...(to !== undefined && { maxBudget: to.value }),
    };
  return {
    ...(from !== undefined && { minArea: from.value }),
    ...(to !== undefined && { maxArea: to.value }),
    areaUnit: said.unit,
    ...(said.isKilla && { propertyType: LAND }),
  };
}
