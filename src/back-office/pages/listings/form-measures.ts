import '#platform/units/spoken-number.ts';
import { type AreaAs, squareFeetOf } from '#features/listings/area-as.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { areaText } from '#platform/units/area-text.ts';
import { isCountedInMarlas, REVENUE_MARLA, toSquareFeet } from '#platform/units/area-units.ts';
import { parseLength } from '#platform/units/length.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parseArea } from '#platform/units/parse-area.ts';
import { parseWholePrice } from '#platform/units/parse-price.ts';
import { foldAmount, withPlainNumbers } from '#platform/units/plain-numbers.ts';
import { inTwelveDigits } from '#platform/units/rounding.ts';
import { UNITS } from '#platform/units/units.ts';
import { areaFieldOf, type ListingForm } from './form-fields.ts';

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

/** What an area that was typed is in the API: one of the two members. */
interface TypedArea {
  /** NaN for text that is no area. */
  readonly totalArea?: number;
  readonly areaAs?: AreaAs;
}

/** A number alone is the total area; anything with a unit is said. `marla` is '' for 272.25. */
export function typedArea(text: string, marla: string): TypedArea {
  if (text.trim() === '') return {};
  const bare = parseNumber(plainTyping(text));
  if (bare !== undefined && Number.isFinite(bare)) return { totalArea: bare };
  const squareFeetPerMarla = Number(marla) || REVENUE_MARLA;
  const area = parseArea(text, { squareFeetPerMarla });
  if (area === undefined) return { totalArea: Number.NaN };
  return {
    areaAs: {
      ...area,
      squareFeetPerMarla: isCountedInMarlas(area.unit) ? squareFeetPerMarla : null,
    },
  };
}

/** Text that is read as exactly this area again. */
export function areaFieldText(area: AreaAs): string {
  const text = areaText(area, ENGLISH_UNITS);
  const value = inTwelveDigits(area.value);
  return parseArea(text)?.value === value && parseArea(text)?.unit === area.unit
    ? text
    : ENGLISH_UNITS.areas[area.unit].other.replace('{amount}', String(area.value));
}

/** '' for the revenue records' marla, which needs no choice. */
export function marlaFieldText(area: AreaAs | null): string {
  const marla = area?.squareFeetPerMarla ?? REVENUE_MARLA;
  return marla === REVENUE_MARLA ? '' : String(marla);
}
