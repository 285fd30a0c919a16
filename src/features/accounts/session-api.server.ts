import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { may } from '#platform/http/permission.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { toRecordId } from '#platform/http/record-id.server.ts';
import {
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';
import { type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { SessionShown } from './account.ts';
import { deleteSession, listSessions } from './session-store.server.ts';

const tags = ['Session'];

const list = createRoute({
  method: 'get',
  path: '/api/Session',
  facts: {
    access: 'own account',
    accessWith: { parameter: 'staffId', access: 'keep staff' },
    group: 'account',
  },
  tags,
  summary: "One's own sessions that last, newest first; owners may ask for those of another",
  request: {
    query: z.object({
      staffId: z
        .string()
        .regex(/^-?\d{1,20}$/, 'Expected the id of a staff account.')
        .transform(toRecordId)
        .optional(),
    }),
  },
  responses: { 200: json(z.array(SessionShown), 'The sessions'), ...problems(400, 401) },
});

const end = createRoute({
  method: 'delete',
  path: '/api/Session/{id}',
  facts: { access: 'own account', group: 'account', audits: 'Session' },
  tags,
  summary: "End a session at once: one's own, or as an owner anybody's",
  request: { params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) },
  responses: { 204: { description: 'Ended' }, ...problems(401, 404) },
});

export function sessionApi({ db, now }: Services) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(list, async (context) => {
    const staffId = context.req.valid('query').staffId ?? context.get('staff').id;
    return context.json(await listSessions(db, staffId, now()), 200);
  });

  api.openapi(end, async (context) => {
    const { id } = context.req.valid('param');
    const staff = context.get('staff');
    const staffId = may(staff.role, 'keep staff') ? undefined : staff.id;
    const ended = await endSession(db, signatureOf(context, now()), { id, staffId });
    return 'refused' in ended ? unknownRecord(context, 'session') : context.body(null, 204);
  });

  return api;
}

/** With `staffId`, only a session of that account can be ended. */
function endSession(
  db: Db,
  signature: Signature,
  { id, staffId }: { id: string; staffId?: number | undefined },
): Promise<{ ended: true } | { refused: 'unknown' }> {
  return writeWithoutVersion<{ ended: true } | { refused: 'unknown' }>(db, async (db) => {
    let query = db
      .selectFrom('session')
      .select(['id', 'staff_id', 'device', 'created_at'])
      .where('id', '=', id);
    if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
    const session = await query.executeTakeFirst();
    if (session === undefined) return { refused: 'unknown' };
    await deleteSession(db, session.id);
    await recordChange(db, signature, {
      entity: 'Session',
      // Sessions have no number of their own; the account has.
      entityId: session.staff_id,
      action: 'delete',
      before: { device: session.device, createdAt: session.created_at },
      after: null,
    });
    return { ended: true };
  });
}
