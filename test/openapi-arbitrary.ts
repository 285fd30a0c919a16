import fc from 'fast-check';
import { z } from 'zod';
import { hostileValue } from '#test/hostile-values.ts';

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
});

/**
 * Values near an OpenAPI schema: most members as described, at and around their limits, some of
 * another type.
 */
export function valueNear(
  schema: unknown,
  components: Record<string, unknown>,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: describedValue(schema, components), weight: 9 },
    { arbitrary: hostileValue, weight: 1 },
  );
}

function describedValue(raw: unknown, components: Record<string, unknown>): fc.Arbitrary<unknown> {
  const schema = Schema.parse(raw);
  if (schema.$ref !== undefined)
    return describedValue(components[schema.$ref.replace('#/components/schemas/', '')], components);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((each) => describedValue(each, components)));
  if (schema.allOf !== undefined) {
    return fc
      .tuple(...schema.allOf.map((each) => describedValue(each, components)))
      .map((parts) => Object.assign({}, ...parts));
  }
  const types = [schema.type ?? 'null'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, components)));
}

function ofType(
  type: string,
  schema: z.output<typeof Schema>,
  components: Record<string, unknown>,
): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 100, minLength = 0, maxLength = 200 } = schema;
  if (type === 'boolean') return fc.boolean();
  if (type === 'string')
    return fc.string({
      minLength: Math.max(0, minLength - 1),
      maxLength: Math.min(maxLength + 1, 300),
    });
  if (type === 'integer' || type === 'number') {
    return fc.oneof(
      fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1),
      fc.integer({ min: 0, max: 5 }),
    );
  }
  if (type === 'array')
    return fc.array(valueNear(schema.items ?? {}, components), { maxLength: 3 });
  if (type !== 'object') return fc.constant(null);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    valueNear(member, components),
  ]);
  return fc.record(Object.fromEntries(members), { requiredKeys: [] });
}
