import { squareFeetOf } from '#features/listings/area-as.ts';
import { areaDoubt, type Doubt, priceDoubt } from '#features/listings/doubts.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import { areaFieldOf, type ListingForm } from './form-fields.ts';
import { areaIn, priceIn, squareFeetIn } from './form-measures.ts';

/** What is probably a typing error in a form. What already stood in public is not asked about. */
export function doubtsIn(form: ListingForm, stored: ListingForm | undefined): Doubt[] {
  const before = stored?.status === String(DRAFT) ? undefined : stored;
  return [
    priceDoubt(priceIn(form), before && priceIn(before)),
    hasOtherArea(form, before) ? totalAreaDoubt(form) : undefined,
  ].filter((doubt) => doubt !== undefined);
}

function hasOtherArea(form: ListingForm, before: ListingForm | undefined): boolean {
  const name = areaFieldOf(form.propertyType);
  return (
    name !== undefined &&
    (before === undefined || before[name] !== form[name] || before.title !== form.title)
  );
}

function totalAreaDoubt(form: ListingForm): Doubt | undefined {
  const { areaAs, totalArea = Number.NaN } = areaIn(form);
  const unit = areaUnit(Number(form.propertyType)) === 'acres' ? 'acre' : 'sqft';
  const area =
    areaAs === undefined
      ? { squareFeet: squareFeetIn(form), said: { value: totalArea, unit } as const }
      : { squareFeet: squareFeetOf(areaAs), said: areaAs };
  return areaDoubt(area, form.title, Number(form.squareFeetPerMarla) || undefined);
}
