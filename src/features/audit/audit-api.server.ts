import { z } from 'zod';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { PageQuery } from '#http/page-query.ts';
import { problems } from '#http/problem.ts';
import { toRecordId } from '#http/record-id.server.ts';
import type { AuditedEntity } from '#http/route-facts.server.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { auditEntrySchema, listAuditEntries } from './audit-store.server.ts';

const auditQuerySchema = (entities: readonly AuditedEntity[]) =>
  PageQuery.extend({
    entity: z.enum(entities, { error: `Expected one of ${entities.join(', ')}.` }).optional(),
    id: z
      .string()
      .regex(/^-?\d{1,20}$/, 'Expected the id of a record.')
      .transform(toRecordId)
      .optional(),
  });

/** `entities` are those that the product's routes write. */
export function auditApi({ db }: Services, entities: readonly AuditedEntity[]) {
  const entry = auditEntrySchema(entities);
  const list = createRoute({
    method: 'get',
    path: '/api/Audit',
    facts: { access: 'read', group: 'audit' },
    tags: ['Audit'],
    summary: 'Who wrote what and when, newest first',
    request: { query: auditQuerySchema(entities) },
    responses: {
      200: json(z.object({ items: z.array(entry), totalCount: z.int() }), 'The page'),
      ...problems(400, 401),
    },
  });
  const api = createApiRouter<StaffEnv>();
  api.openapi(list, async (context) =>
    context.json(await listAuditEntries(db, entry, context.req.valid('query')), 200),
  );
  return api;
}
