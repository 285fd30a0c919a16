import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { findHistory } from './history.server.ts';
import { countToday, findTodayPlan, TodayPlan } from './today.server.ts';

const History = z
  .object({
    items: z.array(
      z.object({
        id: z.int(),
        at: z.string().describe('ISO date-time in UTC'),
        userName: z.string(),
        action: z.string(),
        changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
  })
  .meta({ id: 'PropertyHistory' });

const history = createRoute({
  method: 'get',
  path: '/api/Property/{id}/history',
  facts: { access: 'read', group: 'property' },
  tags: ['Property'],
  summary: 'Who changed what of a listing, newest first',
  request: { params: RecordId },
  responses: { 200: json(History, 'Its history'), ...problems(401, 404) },
});

const count = z.int();
const Today = z
  .object({
    toConfirm: count.describe('available or under deal, and not checked for 30 days'),
    drafts: count,
    withoutPhoto: count,
    inTrash: count,
    newEnquiries: count,
    followUpsDue: count,
  })
  .meta({ id: 'Today' });

const today = createRoute({
  method: 'get',
  path: '/api/Today',
  facts: { access: 'read', group: 'property' },
  tags: ['Today'],
  summary: 'How much waits for the staff',
  responses: { 200: json(Today, 'The numbers'), ...problems(401) },
});

const plan = createRoute({
  method: 'get',
  path: '/api/Today/plan',
  facts: { access: 'read', group: 'property' },
  tags: ['Today'],
  summary: 'Listings to finish, and how far a new agency has come',
  responses: { 200: json(TodayPlan, 'The plan'), ...problems(401) },
});

type CountEnquiries = (
  db: Db,
  now: Date,
) => Promise<{ newEnquiries: number; followUpsDue: number }>;

export function listingOverviewApi(
  { config, db, database, now }: Services,
  countEnquiries: CountEnquiries,
) {
  const api = createApiRouter<StaffEnv>();

  api.openapi(history, async (context) => {
    const items = await findHistory(db, context.req.valid('param').id);
    return items === undefined ? unknownRecord(context, 'property') : context.json({ items }, 200);
  });

  api.openapi(today, async (context) => {
    const at = now();
    return context.json(await countToday(database, at, await countEnquiries(db, at)), 200);
  });

  api.openapi(plan, async (context) =>
    context.json(await findTodayPlan({ config, database }, now()), 200),
  );

  return api;
}
