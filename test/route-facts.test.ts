import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFacts } from '#platform/http/route-facts.server.ts';
import { createTestApp } from '#test/test-app.ts';
import { typeCheckPlanted } from '#test/typecheck-planted.ts';

const route = (facts: string) => `
  import { createRoute } from '#platform/http/api-router.server.ts';
  createRoute({ method: 'get', path: '/api/New', ${facts} responses: {} });
`;
const page = (facts: string) => `
  import type { PageRoute } from '#platform/http/page-route.ts';
  export const page: PageRoute = { path: '/new', file: 'web/pages/new.tsx' ${facts} };
`;

test('a route or page without facts fails the type check', () => {
  const [complete, noFacts, noAccess, noGroup, unknownGroup, completePage, noViews] =
    typeCheckPlanted([
      route(`facts: { access: 'write', group: 'property' },`),
      route(''),
      route(`facts: { group: 'property' },`),
      route(`facts: { access: 'public' },`),
      route(`facts: { access: 'write', group: 'propery' },`),
      page(', views: true'),
      page(''),
    ]);

  assert.deepEqual([complete, completePage], ['', '']);
  assert.match(noFacts ?? '', /not assignable to .*'RouteWithFacts/);
  for (const errors of [noAccess, noGroup])
    assert.match(errors ?? '', /missing in type .* but required in type 'RouteFacts'/);
  assert.match(unknownGroup ?? '', /'"propery"' is not assignable to type 'RouteGroup'/);
  assert.match(noViews ?? '', /'views' is missing in type/);
});

test('every route of the API carries facts', async () => {
  await using app = await createTestApp();
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const routes = app.product.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
  );

  assert.ok(routes.length > 30);
  assert.deepEqual(
    new Set(routes.map(nameOf)),
    new Set(
      listFacts(app.product.routes)
        .map(nameOf)
        .filter((name) => name.includes(' /api/')),
    ),
  );
});

test('only public routes are ready', async () => {
  await using app = await createTestApp();

  for (const { method, path, facts } of listFacts(app.product.routes))
    assert.ok(!facts.ready || (facts.access === 'public' && method === 'GET'), path);
});

test('every route that writes a record says which entity it audits', async () => {
  await using app = await createTestApp();

  const silent = listFacts(app.product.routes)
    .filter(({ method, facts }) => method !== 'GET' && facts.access !== 'public' && !facts.audits)
    .map(({ path }) => path);

  assert.deepEqual(silent, [
    '/api/Acount/renew',
    '/api/Acount/logout',
    '/api/Acount/new-passkey-options',
    '/api/Property/facts-texts',
  ]);
});
