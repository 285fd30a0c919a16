import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routeGroup } from './route-groups.ts';

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

for (const [group, addresses] of Object.entries(groups)) {
  test(`${addresses.join(' ')} count as ${group}`, () => {
    assert.deepEqual(addresses.map(routeGroup), Array(addresses.length).fill(group));
  });
}

test('made-up addresses make no new groups', () => {
  const made = Array.from({ length: 500 }, (_, i) => [
    `/made-up-${i}`,
    `/api/made-up-${i}`,
    `/api/City/made-up-${i}`,
  ]).flat();

  assert.deepEqual(new Set(made.map(routeGroup)), new Set(['page', 'api', 'place']));
});
