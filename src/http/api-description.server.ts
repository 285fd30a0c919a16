import type { OpenAPIHono } from '@hono/zod-openapi';

/** The OpenAPI 3.1 document of every operation that is mounted by now, made from the schemas that validate. */
export function describeApi(api: Pick<OpenAPIHono, 'getOpenAPI31Document'>, title: string, url: string) {
  return api.getOpenAPI31Document(
    {
      openapi: '3.1.0',
      info: { title, version: '1', description: 'Listings, places and lists as JSON. Every error is application/problem+json (RFC 9457).' },
      servers: [{ url }],
    },
    { unionPreferredType: 'anyOf' },
  );
}

export type ApiDescription = ReturnType<typeof describeApi>;
