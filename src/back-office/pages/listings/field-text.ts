import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { City } from '#features/listings/place.ts';
import { REVENUE_MARLA } from '#platform/units/area-units.ts';
import { type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { numberIn } from './form-measures.ts';

export function fieldText(name: FormFieldName, form: ListingForm, cities: readonly City[]): string {
  const { kind, unit } = formFieldSpec(name);
  const value = form[name];
  const city = name === 'cityID' ? cities.find(({ id }) => String(id) === value) : undefined;
  if (city !== undefined) return city.name;
  if (kind === 'flag') return value === 'yes' ? 'Yes' : 'No';
  if (kind === 'marla') return `${value || REVENUE_MARLA} sq ft`;
  if (value === '') return 'nothing';
  if (kind === 'area') return inUnit(value, unit ?? '');
  if (typeof kind === 'object')
    return ENUMERATIONS[kind.list].find(({ id }) => String(id) === value)?.name ?? value;
  return unit === undefined ? value : inUnit(value, unit);
}

/** A number alone gets its unit. */
function inUnit(value: string, unit: string): string {
  const amount = numberIn(value, unit);
  return Number.isNaN(amount) ? value : `${amount.toLocaleString('en-US')} ${unit}`;
}
