import type { z } from 'zod';
import { memberOf, type Values } from './field-queries.ts';
import type { FieldName } from './fields.ts';

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
