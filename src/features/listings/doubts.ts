import { areaText } from '#platform/units/area-text.ts';
import { type SaidArea, toSquareFeet } from '#platform/units/area-units.ts';
import { findAreas } from '#platform/units/find-areas.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import { areaUnit } from './field-queries.ts';
import type { ListingInput } from './listing-input.ts';
import { kindName } from './listing-kind.ts';

/** Below it a price was probably meant in thousands or lakh. */
const LEAST_PRICE = 10_000;
const LAKH = 100_000;
const MAX_CHANGE = 0.5;
const TIMES_OFF = 10;

/** A value that is probably a typing error: staff are asked before it is stored. */
export interface Doubt {
  readonly question: string;
  /** The price that was probably meant. */
  readonly meant?: number;
}

/** Of a price in rupees; 0 is "Call for Price", before it was `before`. */
export function priceDoubt(price: number, before = 0): Doubt | undefined {
  if (price === before) return undefined;
  const said = formatPrice(price, ENGLISH_UNITS);
  const saidBefore = `Before it was ${formatPrice(before, ENGLISH_UNITS)}.`;
  if (price <= 0)
    return before > 0
      ? { question: `Take the price away? ${saidBefore} Visitors will see “${said}”.` }
      : undefined;
  if (price < LEAST_PRICE)
    return {
      question: `Is the whole price ${said}?`,
      ...(price < LAKH / 100 && { meant: price * LAKH }),
    };
  const isFar = before > 0 && Math.abs(price - before) > before * MAX_CHANGE;
  return isFar ? { question: `Is ${said} right? ${saidBefore}` } : undefined;
}

/** Of a listing that is to be added. */
export function listingDoubts(input: ListingInput): Doubt[] {
  const { title, price, propertyType, areaAs } = input;
  const totalArea = input[kindName(propertyType)]?.totalArea ?? Number.NaN;
  const unit = areaUnit(propertyType) === 'acres' ? 'acre' : 'sqft';
  const squareFeet = toSquareFeet({ value: totalArea, unit });
  const area = { squareFeet, said: areaAs ?? { value: totalArea, unit } };
  return [
    priceDoubt(price),
    areaDoubt(area, title, areaAs?.squareFeetPerMarla ?? undefined),
  ].filter((doubt) => doubt !== undefined);
}

/** Of an area beside those that the title names. */
export function areaDoubt(
  area: { readonly squareFeet: number; readonly said: SaidArea },
  title: string,
  squareFeetPerMarla?: number,
): Doubt | undefined {
  const named = findAreas(title);
  const [first] = named;
  const isOff = (other: SaidArea) => {
    const times = toSquareFeet(other, squareFeetPerMarla) / area.squareFeet;
    return times >= TIMES_OFF || times <= 1 / TIMES_OFF;
  };
  if (first === undefined || !(area.squareFeet > 0) || !named.every(isOff)) return undefined;
  return {
    question: `The title says ${areaText(first, ENGLISH_UNITS)}. Is the area ${areaText(area.said, ENGLISH_UNITS)}?`,
  };
}
