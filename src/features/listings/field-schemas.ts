import type { z } from 'zod';
import { memberOf, type Values } from './field-queries.ts';
import type { FieldName } from './fields.ts';

type Schemas<Name extends FieldName> = {
  [Member in keyof Values<Name>]: z.ZodType<Values<Name>[Member]>;
};

/** The schemas of some fields by the API's names. */
export function schemasOf<Name extends FieldName>(
  names: readonly Name[],
  schemaOf: (name: Name) => z.ZodType,
): Schemas<Name> {
  // Each name becomes one member, which `fromEntries` cannot say.
  return Object.fromEntries(names.map((name) => [memberOf(name), schemaOf(name)])) as Schemas<Name>;
}
