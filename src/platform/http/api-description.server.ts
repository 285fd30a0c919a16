import type { OpenAPIHono } from '@hono/zod-openapi';

export const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** OpenAPI 3.1 wants an identifier or an address, which the library's types lack. */
const LICENSE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

const ANY_PROBLEM = {
  description:
    'Whatever else can go wrong with any request: 405, 408, 413, 415, 429, 431, 500, 503',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

export function describeApi(
  api: Pick<OpenAPIHono, 'getOpenAPI31Document'>,
  title: string,
  url: string,
) {
  const description = api.getOpenAPI31Document(
    {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Listings, places and lists as JSON. Every error is application/problem+json (RFC 9457).',
        contact: { name: title, url },
      },
      servers: [{ url }],
      security: [],
    },
    { unionPreferredType: 'anyOf' },
  );

  const tags = new Set<string>();
  for (const [path, item] of Object.entries(description.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      operation.operationId = operationId(method, path);
      operation.description ??= operation.summary ?? '';
      operation.responses = { ...operation.responses, default: ANY_PROBLEM };
      for (const tag of operation.tags ?? []) tags.add(tag);
    }
  }
  const info = { ...description.info, license: LICENSE };
  return { ...description, info, tags: [...tags].map((name) => ({ name })) };
}

export type ApiDescription = ReturnType<typeof describeApi>;

/** `get`, `/api/Property/{id}` -> `getPropertyById`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api/', '').replaceAll('{', 'by-').match(/\w+/g) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
