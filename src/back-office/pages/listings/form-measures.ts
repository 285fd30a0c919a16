import '#units/spoken-number.ts';
import { squareFeetOf } from '#features/listings/area-as.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { toSquareFeet } from '#units/area-units.ts';
import { parseLength } from '#units/length.ts';
import { parseNumber } from '#units/number.ts';
import { parseWholePrice } from '#units/parse-price.ts';
import { foldAmount, withPlainNumbers } from '#units/plain-numbers.ts';
import { UNITS } from '#units/units.ts';
import { areaFieldOf, type ListingForm } from './form-fields.ts';
import { type TypedArea, typedArea } from './typed-area.ts';

export const NO_PRICE = 'Please enter a price, for example 4500000 or 45 lakh.';

/** `5½`, `saade 5`, `१२`, `1,250`; feet may say so, `20 ft`. NaN for text that is no number. */
export function numberIn(text: string, unit?: string): number {
  const plain = withPlainNumbers(foldAmount(text)).trim();
  return (unit === UNITS.feet.label ? parseLength(text) : parseNumber(plain)) ?? Number.NaN;
}

export function areaIn(form: ListingForm): TypedArea {
  const name = areaFieldOf(form.propertyType);
  return typedArea(name === undefined ? '' : form[name], form.squareFeetPerMarla);
}

/** Rupees: `45 lakh`, and `35k per marla` for the whole area. NaN for text that is no price. */
export function priceIn(form: ListingForm): number {
  const marla = Number(form.squareFeetPerMarla) || undefined;
  return parseWholePrice(form.price, () => squareFeetIn(form), marla) ?? Number.NaN;
}

/** NaN without an area. */
export function squareFeetIn(form: ListingForm): number {
  const { areaAs, totalArea = Number.NaN } = areaIn(form);
  if (areaAs !== undefined) return squareFeetOf(areaAs);
  const unit = areaUnit(Number(form.propertyType)) === 'acres' ? 'acre' : 'sqft';
  return toSquareFeet({ value: totalArea, unit });
}
