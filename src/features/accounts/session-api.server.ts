import { z } from 'zod';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { may } from '#http/permission.ts';
import { problem, problems } from '#http/problem.ts';
import { toRecordId } from '#http/record-id.server.ts';
import type { Services } from '#services.ts';
import { type StaffEnv, signatureOf } from '#writes/routes.server.ts';
import { SessionShown } from './account.ts';
import { endSession } from './end-session.server.ts';
import { listSessions } from './session-store.server.ts';

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
    return 'refused' in ended
      ? problem(context, 404, 'There is no such session.')
      : context.body(null, 204);
  });

  return api;
}
