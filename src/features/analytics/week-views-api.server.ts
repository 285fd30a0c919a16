import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { problems } from '#http/problem.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { findWeekViews } from './week-views.server.ts';
import { WeekViews } from './week-views.ts';

const route = createRoute({
  method: 'get',
  path: '/api/PageView/week',
  facts: { access: 'read', group: 'page_view' },
  tags: ['PageView'],
  summary: 'How often listings were looked at in the last seven days',
  responses: { 200: json(WeekViews, 'The views'), ...problems(401) },
});

export function weekViewsApi({ db, now }: Services) {
  return createApiRouter<StaffEnv>().openapi(route, async (context) =>
    context.json(await findWeekViews(db, now()), 200),
  );
}
