import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf } from '#features/listings/field-queries.ts';
import type { FieldName } from '#features/listings/fields.ts';
import { fill } from '#platform/language/fill.ts';
import { acresText, areaText } from '#platform/units/area-text.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import type { EnumerationMessages } from './label-messages.ts';

export interface ValueMessages {
  readonly enumerations: EnumerationMessages;
  readonly units: UnitMessages;
}

/** A number or code as people read it: `West`, `33 ft`, `4`; '' where nothing was filled in. */
export function knownValue(
  name: FieldName,
  value: number,
  { enumerations, units }: ValueMessages,
): string {
  if (value <= 0) return '';
  const field = fieldOf(name);
  if (field.type === 'code') return nameOf(field.list, value, enumerations);
  const unit = field.type === 'number' ? field.unit : undefined;
  if (unit === undefined) return String(value);
  // As everywhere else on the page.
  if (unit === 'squareFeet') return areaText({ value, unit: 'sqft' }, units);
  if (unit === 'acres') return acresText(value, units);
  return fill(units.amounts[unit], { amount: value });
}

/** '' for a code that is not in its list. */
function nameOf(list: EnumerationName, code: number, enumerations: EnumerationMessages): string {
  const lists: Partial<Record<EnumerationName, Readonly<Record<number, string>>>> = enumerations;
  return lists[list]?.[code] ?? '';
}
