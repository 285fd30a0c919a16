import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { canonicalAddresses } from './canonical-address.server.ts';

const onlySort = (query: URLSearchParams) => {
  const sort = query.get('sort');
  if (sort === 'wrong') return undefined;
  return new URLSearchParams(sort === null ? {} : { sort });
};

test('finds the address under which an answer is kept', () => {
  const pages = [
    { path: '/', file: 'start.tsx', views: true },
    { path: '/home', file: 'home.tsx', views: true },
    { path: '/list/:slug', file: 'list.tsx', views: true, parameters: onlySort },
    { path: '/*', file: 'not-found.tsx', views: false },
  ];
  const { routes } = new Hono().get('/api/City', (context) => context.text(''));
  const canonicalOf = canonicalAddresses(pages, routes);
  const cases: [address: string, canonical: string | undefined][] = [
    ['/', '/'],
    ['/?x=1', '/'],
    ['/home', '/home'],
    ['/HOME?x=1', undefined],
    ['/home/', undefined],
    ['/home/.data', undefined],
    ['/HOME.data', undefined],
    ['/_root.data', '/_root.data'],
    ['/LIST/a', undefined],
    ['/list/a/', undefined],
    ['/list/A', '/list/A'],
    ['/home.data?x=1&_routes=home', '/home.data?_routes=home'],
    ['/home.data?_routes=root%2Chome', '/home.data?_routes=root%2Chome'],
    ['/home.data?_routes=junk', undefined],
    ['/home?_routes=junk', '/home'],
    ['/list/a', '/list/a'],
    ['/list/a?x=1&sort=2&y', '/list/a?sort=2'],
    ['/list/a?sort=wrong', undefined],
    ['/api/City?x=1', '/api/City'],
    ['/API/nothing', '/API/nothing'],
    ['/nothing', '/*'],
    ['/home/nothing?x=1', '/*'],
    ['/favicon.svg', undefined],
    ['/%68ome', undefined],
    ['//home', undefined],
  ];
  for (const [address, canonical] of cases) assert.equal(canonicalOf(address), canonical, address);
});
