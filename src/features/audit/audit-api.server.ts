import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { PageQuery } from '#platform/http/page-query.ts';
import { problems } from '#platform/http/problem.ts';
import { toRecordId } from '#platform/http/record-id.server.ts';
import type { AuditedEntity } from '#platform/http/route-facts.server.ts';
import { AUDITED_ACTIONS } from '#platform/writes/audited-write.server.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';

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

function auditEntrySchema(entities: readonly AuditedEntity[]) {
  return z
    .object({
      id: z.int(),
      at: z.string().describe('ISO date-time in UTC'),
      staffId: z.int().nullable().describe("null for the operator's commands"),
      userName: z.string(),
      entity: z.enum(entities),
      entityId: z.int(),
      action: z.enum(AUDITED_ACTIONS),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    })
    .meta({ id: 'AuditEntry' });
}

type AuditEntrySchema = ReturnType<typeof auditEntrySchema>;

interface AuditQuery {
  readonly entity?: string | undefined;
  readonly id?: number | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** The newest entries come first. */
async function listAuditEntries(
  db: Db,
  entrySchema: AuditEntrySchema,
  query: AuditQuery,
): Promise<{ items: z.infer<AuditEntrySchema>[]; totalCount: number }> {
  let found = db.selectFrom('audit_entry');
  if (query.entity !== undefined) found = found.where('entity', '=', query.entity);
  if (query.id !== undefined) found = found.where('entity_id', '=', query.id);
  const { totalCount } = await found
    .select(({ fn }) => fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
    .execute();
  const items = rows.map((row) =>
    entrySchema.parse({
      id: row.id,
      at: row.at,
      staffId: row.staff_id,
      userName: row.user_name,
      entity: row.entity,
      entityId: row.entity_id,
      action: row.action,
      before: row.before && JSON.parse(row.before),
      after: row.after && JSON.parse(row.after),
    }),
  );
  return { items, totalCount };
}
