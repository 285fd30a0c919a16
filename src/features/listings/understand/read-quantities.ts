import { LAND } from '#features/listings/listing-kind.ts';
import { MAX_AMOUNT } from '#features/listings/search/filters.ts';
import {
  ABOVE_BEFORE,
  ABOVE_BEHIND,
  UNDER_BEFORE,
  UNDER_BEHIND,
} from '#features/listings/spellings/limit-words.ts';
import { phrases } from '#features/listings/spellings/phrases.ts';
import {
  BETWEEN_WORDS,
  RANGE_WORDS,
  RUPEE_WORDS,
  TIMES_SIGNS,
} from '#features/listings/spellings/small-words.ts';
import { squareFeetIn } from '#platform/units/area-units.ts';
import { lengthSize } from '#platform/units/length.ts';
import { withoutRoundingError } from '#platform/units/rounding.ts';
import { atLeastAt, kanalMarlaAt, type Quantity, quantityAt, unitFirstAt } from './quantity-at.ts';
import { type NumberRead, numberAt } from './read-number.ts';
import { bareRateEnd, leaveOutRate, rateEndBehind, unitFirstRateEnd } from './read-rate.ts';
import { unitAt } from './read-unit.ts';
import type { Reading, UnderstoodFilters } from './reading.ts';

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
const HYPHEN = phrases([[true, '-']]);
const TIMES = phrases([[true, TIMES_SIGNS]]);
/** A smaller number alone may count anything. */
const SURELY_MONEY = 100_000;
const LEAST_PHONE = 1_000_000_000;
const LEAST_MONEY = 10_000;

export function readQuantities(reading: Reading): void {
  for (let start = 0; start < reading.tokens.length; start += 1) {
    if (!reading.isUnread(start)) continue;
    start = Math.max(start, readAt(reading, start) - 1);
  }
}

/** Where what was understood ends; `start` if nothing was. */
function readAt(reading: Reading, start: number): number {
  const first = startOf(reading, start);
  const ownRate =
    bareRateEnd(reading, first.number, first.isMoney) ?? unitFirstRateEnd(reading, start);
  const found = ownRate === undefined ? foundAt(reading, first) : undefined;
  const isMoney = (found?.from ?? found?.to)?.of === 'money';
  const rate = found && isMoney ? rateEndBehind(reading, found.end) : ownRate;
  if (rate !== undefined) {
    leaveOutRate(reading, start, rate);
    return rate;
  }
  if (found === undefined) return leaveOutImpossible(reading, start, first);
  if (!reading.set(filtersOf(found))) return start;
  const end = endBehind(reading, found);
  reading.take(start, end);
  return end;
}

function foundAt(reading: Reading, first: Start): Found | undefined {
  return (
    sidesAt(reading, first.number) ??
    kanalMarlaFound(reading, first) ??
    rangeAt(reading, first.number) ??
    atLeastAt(reading, first.number) ??
    oneAt(reading, first) ??
    unitFirstAt(reading, first.number)
  );
}

/** `0 lakh`, `99999999999 crore`: where it ends. */
function leaveOutImpossible(reading: Reading, start: number, { number }: Start): number {
  const amount = quantityAt(reading, number);
  const zero = numberAt(reading, number);
  const zeroUnit = zero?.value === 0 ? unitAt(reading, zero.end) : undefined;
  const end = amount !== undefined && amount.value > MAX_AMOUNT ? amount.end : zeroUnit?.end;
  if (end === undefined) return start;
  reading.leaveOut(start, end);
  return end;
}

/** With the `rs`, `ke beech` or `tak` that a quantity ends in. */
function endBehind(reading: Reading, { from, to, end }: Found): number {
  const isRange = from !== undefined && to !== undefined && from.value < to.value;
  const behind =
    reading.phraseAt(BETWEEN, end) ??
    reading.phraseAt(RUPEES, end) ??
    (isRange ? reading.phraseAt(LIMITS_BEHIND, end) : undefined);
  return behind?.end ?? end;
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

/** Skips `under`, `between` and `rs` before a number, and a hyphen behind them. */
function startOf(reading: Reading, start: number): Start {
  const limit = reading.phraseAt(LIMITS_BEFORE, start);
  const between = limit ?? reading.phraseAt(BETWEEN, start);
  const rupees = reading.phraseAt(RUPEES, between?.end ?? start);
  const before = rupees ?? between;
  const hyphen = before && reading.phraseAt(HYPHEN, before.end);
  const number = hyphen?.end ?? before?.end ?? start;
  return { number, limit: limit?.meaning, isMoney: rupees !== undefined };
}

/** `20x45`, `20 ft x 45 ft`: front and depth in feet, unless another unit stands behind the last. */
function sidesAt(reading: Reading, start: number): Found | undefined {
  const front = numberAt(reading, start);
  if (front === undefined || front.isWord) return undefined;
  const frontUnit = lengthUnitAt(reading, front.end);
  const times = reading.phraseAt(TIMES, frontUnit?.end ?? front.end);
  const depth = times && numberAt(reading, times.end);
  if (depth === undefined) return undefined;
  const depthUnit = lengthUnitAt(reading, depth.end);
  const size = depthUnit?.feet ?? frontUnit?.feet ?? 1;
  const value = withoutRoundingError(
    front.value * (frontUnit?.feet ?? size) * (depth.value * size),
  );
  if (value <= 0) return undefined;
  const end = depthUnit?.end ?? depth.end;
  const area: Quantity = { of: 'area', value, number: value, unit: 'sqft', end };
  return { from: area, to: area, end };
}

function lengthUnitAt(reading: Reading, at: number): { feet: number; end: number } | undefined {
  const feet = reading.isUnread(at) ? lengthSize(reading.tokens[at]?.folded ?? '') : undefined;
  return feet === undefined ? undefined : { feet, end: at + 1 };
}

/** `5-10 marla`, `1.25cr to 2cr`. */
function rangeAt(reading: Reading, start: number): Found | undefined {
  const low = numberAt(reading, start);
  if (low === undefined) return undefined;
  const lowQuantity = quantityAt(reading, start);
  const link = reading.phraseAt(RANGE, lowQuantity?.end ?? low.end);
  const high = link ? quantityAt(reading, link.end) : highBeside(reading, low);
  if (high === undefined) return undefined;
  const from = { ...high, value: valueIn(high, lowQuantity, low.value) };
  const isRange = from.value > 0 && from.value < high.value && high.value <= MAX_AMOUNT;
  return isRange ? { from, to: high, end: high.end } : undefined;
}

/** `tin char kille`: three or four. */
function highBeside(reading: Reading, low: NumberRead): Quantity | undefined {
  const number = low.isWord ? numberAt(reading, low.end) : undefined;
  const isRange = number?.isWord && low.value < number.value && number.value <= 2 * low.value;
  return isRange ? quantityAt(reading, low.end) : undefined;
}

/** The lower end in the unit of the higher, whose unit it has if none was said. */
function valueIn(high: Quantity, low: Quantity | undefined, number: number): number {
  if (low === undefined) return withoutRoundingError((high.value / high.number) * number);
  if (low.of !== high.of) return Number.NaN;
  const isArea = low.of === 'area' && high.of === 'area';
  const size = isArea ? squareFeetIn(low.unit) / squareFeetIn(high.unit) : 1;
  return withoutRoundingError(low.value * size);
}

function oneAt(reading: Reading, start: Start): Found | undefined {
  const { number, limit, isMoney } = start;
  const quantity = quantityAt(reading, number) ?? bareMoneyAt(reading, number, limit, isMoney);
  return quantity && limited(reading, quantity, start);
}

function kanalMarlaFound(reading: Reading, start: Start): Found | undefined {
  const quantity = kanalMarlaAt(reading, start.number);
  return quantity && limited(reading, quantity, start);
}

function limited(reading: Reading, quantity: Quantity, { limit }: Start): Found | undefined {
  if (isTooLittle(quantity, limit) || quantity.value > MAX_AMOUNT) return undefined;
  const unitEnd = reading.phraseAt(RUPEES, quantity.end)?.end ?? quantity.end;
  const behind = limit === undefined ? reading.phraseAt(LIMITS_BEHIND, unitEnd) : undefined;
  const end = behind?.end ?? quantity.end;
  const kindOfLimit = limit ?? behind?.meaning ?? (quantity.of === 'money' ? 'most' : undefined);
  if (kindOfLimit === 'most') return { from: undefined, to: quantity, end };
  if (kindOfLimit === 'least') return { from: quantity, to: undefined, end };
  return { from: quantity, to: quantity, end };
}

/** `1k` may be a kanal. */
function isTooLittle({ of, value }: Quantity, limit: Limit | undefined): boolean {
  return of === 'money' && limit === undefined && value < LEAST_MONEY;
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
  // `45 00 500` is one amount.
  const isFirstOfSeveral = reading.unreadAt(number.end)?.number !== undefined;
  if (isFirstOfSeveral && number.value < LEAST_MONEY) return undefined;
  const isAlone = limit === undefined && reading.tokens.length === 1;
  const isSure =
    isMoney ||
    number.isGrouped ||
    (isAlone ? isSurelyMoneyAlone(number.value) : number.value >= SURELY_MONEY);
  return isSure && number.value > 0
    ? { of: 'money', value: number.value, number: number.value, end: number.end }
    : undefined;
}

/** Less may be the number of a property, and more a phone. */
function isSurelyMoneyAlone(value: number): boolean {
  return value >= 10 * SURELY_MONEY && value < LEAST_PHONE;
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
