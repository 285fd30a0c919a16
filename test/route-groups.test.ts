import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#app.ts';
import { routeGroups } from '#features/metrics/metrics.server.ts';
import { createTestApp } from '#test/test-app.ts';

const groups: Record<string, string[]> = {
  page: [
    '/',
    '/home?loc=1',
    '/property-details/house-in-x-1.5-acre-7',
    '/no/such/page',
    '',
    '*',
    '/?a=/api/',
  ],
  file: ['/assets/app-1a2b.js', '/robots.txt', '/sitemap.xml', '/favicon.ico'],
  picture: ['/Resources/Images/ab12.jpg'],
  probe: ['/healthz', '/readyz', '/metrics'],
  login: ['/api/Acount/authenticate', '/API/ACOUNT/AUTHENTICATE'],
  account: ['/api/Acount/renew', '/api/acount'],
  upload: ['/api/Property/upload-thumbnail'],
  property: ['/api/Property/1', '/api/property/filtered-properties?x=1', '/api/Property'],
  place: ['/api/City', '/api/State/1', '/api/country/2'],
  api: ['/api', '/api/', '/api/docs', '/api/constructor', '/api/nothing/here'],
};

/** The groups of the product's own routes, its pages included. */
async function createRouteGroups() {
  await using app = await createTestApp();
  return routeGroups(createApp(app.services, async () => new Response()).routes);
}

for (const [group, addresses] of Object.entries(groups)) {
  test(`${addresses.join(' ')} count as ${group}`, async () => {
    const groupOf = await createRouteGroups();

    assert.deepEqual(addresses.map(groupOf), Array(addresses.length).fill(group));
  });
}

test('invented addresses create no new groups', async () => {
  const groupOf = await createRouteGroups();
  const invented = Array.from({ length: 500 }, (_, i) => [
    `/made-up-${i}`,
    `/api/made-up-${i}`,
    `/api/City/made-up-${i}`,
  ]).flat();

  assert.deepEqual(new Set(invented.map(groupOf)), new Set(['page', 'api', 'place']));
});
