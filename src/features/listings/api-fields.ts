import type { z } from 'zod';
import { ALL_FIELDS, memberOf, type Values } from './field-queries.ts';
import { COMMON_FIELDS, type FieldName, KIND_FIELDS } from './fields.ts';

function inApiOrder<Name extends FieldName>(names: readonly Name[]): readonly Name[] {
  return names.toSorted((one, other) => ALL_FIELDS.indexOf(one) - ALL_FIELDS.indexOf(other));
}

/** The fields of every listing and of each kind, in the order of the API's members. */
export const API_FIELDS = {
  common: inApiOrder(COMMON_FIELDS),
  house: inApiOrder(KIND_FIELDS.house),
  plot: inApiOrder(KIND_FIELDS.plot),
  land: inApiOrder(KIND_FIELDS.land),
  shop: inApiOrder(KIND_FIELDS.shop),
};

type Schemas<Name extends FieldName> = {
  [Member in keyof Values<Name>]: z.ZodType<Values<Name>[Member]>;
};

export function schemasOf<Name extends FieldName>(
  names: readonly Name[],
  schemaOf: (name: Name) => z.ZodType,
): Schemas<Name> {
  // `fromEntries` cannot express that each name becomes one member.
  return Object.fromEntries(names.map((name) => [memberOf(name), schemaOf(name)])) as Schemas<Name>;
}
