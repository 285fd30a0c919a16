import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf } from '#features/listings/field-queries.ts';
import type { FieldName } from '#features/listings/fields.ts';
import { acresText, areaText, feetText } from '#platform/units/area-text.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import type { Unit } from '#platform/units/units.ts';
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
  return unit === undefined ? String(value) : MEASURES[unit](value, units);
}

const MEASURES: Readonly<Record<Unit, (value: number, units: UnitMessages) => string>> = {
  rupees: formatPrice,
  // As everywhere else on the page.
  squareFeet: (value, units) => areaText({ value, unit: 'sqft' }, units),
  acres: acresText,
  feet: feetText,
};

/** '' for a code that is not in its list. */
function nameOf(list: EnumerationName, code: number, enumerations: EnumerationMessages): string {
  const lists: Partial<Record<EnumerationName, Readonly<Record<number, string>>>> = enumerations;
  return lists[list]?.[code] ?? '';
}
