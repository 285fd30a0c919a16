import { z } from 'zod';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { ENUMERATIONS, findEnumeration } from './enumerations.ts';

const tags = ['Enum'];

const Enumeration = z
  .array(z.object({ id: z.int(), name: z.string() }))
  .meta({ id: 'Enumeration' });
const EnumerationName = z
  .string()
  .meta({ description: `One of ${Object.keys(ENUMERATIONS).join(', ')}`, example: 'PropertyType' });

const list = createRoute({
  method: 'get',
  path: '/api/Enum/{name}',
  facts: { access: 'public', group: 'enumeration', ready: true },
  tags,
  summary: 'All values of a list',
  request: { params: z.object({ name: EnumerationName }) },
  responses: { 200: json(Enumeration, 'The values'), ...problems(404) },
});

const one = createRoute({
  method: 'get',
  path: '/api/Enum/{name}/{value}',
  facts: { access: 'public', group: 'enumeration', ready: true },
  tags,
  summary: 'The name of one value',
  request: {
    params: z.object({ name: EnumerationName, value: z.string().meta({ example: '100' }) }),
  },
  responses: {
    200: json(z.object({ enumName: z.string() }).meta({ id: 'EnumerationValue' }), 'Its name'),
    ...problems(404),
  },
});

export function enumerationApi() {
  const api = createApiRouter();

  api.openapi(list, (context) => {
    const values = findEnumeration(context.req.valid('param').name);
    return values === undefined ? unknownRecord(context, 'list') : context.json([...values], 200);
  });

  api.openapi(one, (context) => {
    const { name, value } = context.req.valid('param');
    const found = findEnumeration(name)?.find(({ id }) => String(id) === value);
    return found === undefined
      ? unknownRecord(context, 'value')
      : context.json({ enumName: found.name }, 200);
  });

  return api;
}
