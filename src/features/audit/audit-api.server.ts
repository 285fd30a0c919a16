import { z } from 'zod';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { PageQuery } from '#http/page-query.ts';
import { problems } from '#http/problem.ts';
import { toRecordId } from '#http/record-id.server.ts';
import type { Services } from '#services.ts';
import { AUDITED_ENTITIES } from '#writes/audited-write.server.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { AuditEntry, listAuditEntries } from './audit-store.server.ts';

const AuditQuery = PageQuery.extend({
  entity: z
    .enum(AUDITED_ENTITIES, { error: `Expected one of ${AUDITED_ENTITIES.join(', ')}.` })
    .optional(),
  id: z
    .string()
    .regex(/^-?\d{1,20}$/, 'Expected the id of a record.')
    .transform(toRecordId)
    .optional(),
});

const list = createRoute({
  method: 'get',
  path: '/api/Audit',
  facts: { access: 'staff', group: 'audit' },
  tags: ['Audit'],
  summary: 'Who wrote what and when, newest first',
  request: { query: AuditQuery },
  responses: {
    200: json(z.object({ items: z.array(AuditEntry), totalCount: z.int() }), 'The page'),
    ...problems(400, 401),
  },
});

export function auditApi({ db }: Services) {
  const api = createApiRouter<StaffEnv>();
  api.openapi(list, async (context) =>
    context.json(await listAuditEntries(db, context.req.valid('query')), 200),
  );
  return api;
}
