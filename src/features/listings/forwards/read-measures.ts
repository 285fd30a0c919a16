import { DISTANCE_BEHIND, LAST_PRICE } from '#features/listings/spellings/forward-spellings.ts';
import { phrases } from '#features/listings/spellings/phrases.ts';
import { RATE_WORDS, TIMES_SIGNS } from '#features/listings/spellings/small-words.ts';
import {
  type Quantity,
  quantityAt,
  unitFirstAt,
} from '#features/listings/understand/quantity-at.ts';
import { numberAt } from '#features/listings/understand/read-number.ts';
import { unitAt } from '#features/listings/understand/read-unit.ts';
import type { Reading } from '#features/listings/understand/reading.ts';
import { type AreaUnit, squareFeetIn } from '#platform/units/area-units.ts';
import { parseKanalMarla } from '#platform/units/parse-area.ts';
import { withoutRoundingError } from '#platform/units/rounding.ts';

export interface Measures {
  /** As the form has it: `10 marla`. */
  area?: string;
  areaIn?: { readonly value: number; readonly unit: AreaUnit };
  isKilla?: boolean;
  sides?: { readonly front: number; readonly depth: number };
  price?: number;
  lastPrice?: number;
  rate?: { readonly rupees: number; readonly unit: AreaUnit };
  rooms?: number;
}

const RATES = phrases([[true, RATE_WORDS]]);
const TIMES = phrases([[true, TIMES_SIGNS]]);
const DISTANCES = phrases([[true, DISTANCE_BEHIND]]);
const KANAL_MARLA = /(?<![\d-])\d{1,4}-\d{1,2}(?![\d-])(?=\s*(?:kanal|knl|k-m|ਕਨਾਲ|कनाल))/i;
const LEAST_PRICE = 10_000;

/** Takes the quantities of a line, so that its other words are left. */
export function readMeasures(reading: Reading, line: string): Measures {
  const found: Measures = {};
  takeKanalMarla(reading, line, found);
  for (let start = 0; start < reading.tokens.length; start += 1) {
    if (!reading.isUnread(start)) continue;
    const end = takeSides(reading, start, found) ?? takeQuantity(reading, start, found);
    if (end !== undefined) start = end - 1;
  }
  return found;
}

function takeKanalMarla(reading: Reading, line: string, found: Measures): void {
  const written = KANAL_MARLA.exec(line)?.[0];
  const area = written === undefined ? undefined : parseKanalMarla(written);
  const start = reading.tokens.findIndex(
    ({ number }, index) => number !== undefined && reading.tokens[index + 1]?.folded === '-',
  );
  if (area === undefined || start < 0) return;
  const end = unitAt(reading, start + 3)?.end ?? start + 3;
  reading.takeAs('totalArea', start, end);
  found.area = `${written} kanal`;
  found.areaIn = area;
}

/** `10x45`: front and depth in feet. */
function takeSides(reading: Reading, start: number, found: Measures): number | undefined {
  const front = numberAt(reading, start);
  const times = front && !front.isWord ? reading.phraseAt(TIMES, front.end) : undefined;
  const depth = times && numberAt(reading, times.end);
  if (front === undefined || depth === undefined) return undefined;
  found.sides ??= { front: front.value, depth: depth.value };
  found.area ??= String(front.value * depth.value);
  found.areaIn ??= { value: front.value * depth.value, unit: 'sqft' };
  reading.takeAs('sides', start, depth.end);
  return depth.end;
}

function takeQuantity(reading: Reading, start: number, found: Measures): number | undefined {
  const quantity = quantityAt(reading, start) ?? unitFirstAt(reading, start)?.from;
  if (quantity === undefined) return undefined;
  if (quantity.of === 'money') return takeMoney(reading, start, quantity, found);
  if (quantity.of === 'rooms') {
    found.rooms ??= Math.ceil(quantity.value);
    reading.takeAs('noOfRooms', start, quantity.end);
    return quantity.end;
  }
  const isDistance = reading.phraseAt(DISTANCES, quantity.end) !== undefined;
  if (isDistance || found.area !== undefined) reading.take(start, quantity.end);
  else takeArea(reading, start, quantity, found);
  return quantity.end;
}

function takeArea(
  reading: Reading,
  start: number,
  quantity: Quantity & { of: 'area' },
  found: Measures,
): void {
  reading.takeAs('totalArea', start, quantity.end);
  found.area = `${withoutRoundingError(quantity.value)} ${quantity.unit}`;
  found.areaIn = { value: quantity.value, unit: quantity.unit };
  if (quantity.isKilla) found.isKilla = true;
}

/** `3.40 lac/marla` is a rate; of `72L se 70L last` the last counts. */
function takeMoney(
  reading: Reading,
  start: number,
  quantity: Quantity & { of: 'money' },
  found: Measures,
): number {
  const unit = unitAt(reading, reading.phraseAt(RATES, quantity.end)?.end ?? quantity.end);
  if (unit?.unit.of === 'area') {
    const { unit: area, times } = unit.unit.unit;
    found.rate ??= { rupees: quantity.value / times, unit: area };
    reading.takeAs('price', start, unit.end);
    return unit.end;
  }
  if (quantity.value < LEAST_PRICE) {
    reading.take(start, quantity.end);
    return quantity.end;
  }
  reading.takeAs('price', start, quantity.end);
  if (LAST_PRICE.test(reading.tokens[quantity.end]?.text ?? '')) found.lastPrice ??= quantity.value;
  else found.price ??= quantity.value;
  return quantity.end;
}

/** What a rate comes to for an area, if both are known. */
export function totalOf(rate: Measures['rate'], area: Measures['areaIn']): number | undefined {
  if (rate === undefined || area === undefined) return undefined;
  const count = (area.value * squareFeetIn(area.unit)) / squareFeetIn(rate.unit);
  return Math.round(rate.rupees * count);
}
