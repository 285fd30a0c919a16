import { z } from 'zod';

const Operation = z.object({
  parameters: z.array(z.object({ name: z.string() })).default([]),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z
    .object({
      content: z.object({ 'application/json': z.object({ schema: z.unknown() }).optional() }),
    })
    .optional(),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

export interface DescribedOperation {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly string[];
  readonly statuses: readonly string[];
  /** Of a JSON body; undefined where none is described. */
  readonly bodySchema: unknown;
}

/** The operations of an OpenAPI description, and the schemas that they refer to. */
export function describedOperations(described: unknown) {
  const { paths, components } = Description.parse(described);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): DescribedOperation => {
      const { parameters, responses, requestBody } = Operation.parse(raw);
      return {
        path,
        method: method.toUpperCase(),
        parameters: parameters.map(({ name }) => name),
        statuses: Object.keys(responses),
        bodySchema: requestBody?.content['application/json']?.schema,
      };
    }),
  );
  return { operations, schemas: components.schemas };
}
