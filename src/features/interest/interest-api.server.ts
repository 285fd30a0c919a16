import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { problem, problems } from '#http/problem.ts';
import { RecordId } from '#http/record-id.server.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { findInterest } from './interest.server.ts';
import { Interest } from './interest.ts';

const route = createRoute({
  method: 'get',
  path: '/api/Property/{id}/interest',
  facts: { access: 'read', group: 'property' },
  tags: ['Property'],
  summary: 'How much visitors looked at, called about and asked for a listing in 90 days',
  request: { params: RecordId },
  responses: { 200: json(Interest, 'The numbers'), ...problems(401, 404) },
});

/** `storeWaiting` stores what was counted and is not in the database yet. */
export function interestApi({ db, now }: Services, storeWaiting: () => Promise<void>) {
  return createApiRouter<StaffEnv>().openapi(route, async (context) => {
    await storeWaiting();
    const found = await findInterest(db, context.req.valid('param').id, now());
    return found === undefined
      ? problem(context, 404, 'There is no such property.')
      : context.json(found, 200);
  });
}
