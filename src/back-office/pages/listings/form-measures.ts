import { squareFeetOf } from '#features/listings/area-as.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { foldDigits } from '#language/fold-text.ts';
import { toSquareFeet } from '#units/area-units.ts';
import { parseAmount } from '#units/parse-amount.ts';
import { parseRate } from '#units/parse-rate.ts';
import { areaFieldOf, type ListingForm } from './form-fields.ts';
import { type TypedArea, typedArea } from './typed-area.ts';

export function areaIn(form: ListingForm): TypedArea {
  const name = areaFieldOf(form.propertyType);
  return typedArea(name === undefined ? '' : form[name], form.squareFeetPerMarla);
}

/** Rupees: `45 lakh`, and `35k per marla` for the whole area. NaN for text that is no price. */
export function priceIn(form: ListingForm): number {
  const text = foldDigits(form.price).trim();
  const plain = text === '' ? Number.NaN : Number(text);
  if (!Number.isNaN(plain)) return plain;
  const rate = parseRate(text);
  if (rate === undefined) return parseAmount(text) ?? Number.NaN;
  const marla = Number(form.squareFeetPerMarla) || undefined;
  const perSquareFoot = rate.rupees / toSquareFeet({ ...rate.per, value: rate.per.times }, marla);
  return Math.round(perSquareFoot * squareFeetIn(form));
}

function squareFeetIn(form: ListingForm): number {
  const { areaAs, totalArea = Number.NaN } = areaIn(form);
  if (areaAs !== undefined) return squareFeetOf(areaAs);
  const unit = areaUnit(Number(form.propertyType)) === 'acres' ? 'acre' : 'sqft';
  return toSquareFeet({ value: totalArea, unit });
}
