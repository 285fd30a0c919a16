import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { canonicalAddresses, trueAddresses } from './canonical-address.server.ts';

const onlySort = (query: URLSearchParams) => {
  const sort = query.get('sort');
  if (sort === 'wrong') return undefined;
  return new URLSearchParams(sort === null ? {} : { sort });
};

const PAGES = [
  { path: '/', file: 'start.tsx', views: true },
  { path: '/home', file: 'home.tsx', views: true },
  { path: '/list/:slug', file: 'list.tsx', views: true, parameters: onlySort },
  { path: '/*', file: 'not-found.tsx', views: false },
];

test('finds the address under which an answer is kept', () => {
  const { routes } = new Hono().get('/api/City', (context) => context.text(''));
  const canonicalOf = canonicalAddresses(PAGES, routes);
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
    ['/list/a.', undefined],
    ['/list/a?x=1.', undefined],
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

test('finds the page that somebody guessed the address of', () => {
  const guesses = { '/start': '', '/find': '#search', '/bin': '?view=trash' } as const;
  const home = { path: '/home', file: 'home.tsx', views: true, guesses };
  const trueAddressOf = trueAddresses([home]);
  assert.equal(trueAddressOf('/start'), '/home');
  assert.equal(trueAddressOf('/Find/?utm_source=card'), '/home?utm_source=card#search');
  assert.equal(trueAddressOf('/start.'), '/home');
  assert.equal(trueAddressOf('/bin'), '/home?view=trash');
  assert.equal(trueAddressOf('/Bin/?page=2'), '/home?view=trash&page=2');
  assert.equal(trueAddressOf('/start/here'), undefined);
  assert.equal(canonicalAddresses([home], [])('/start'), undefined);
});

test('finds the address that a message put marks behind', () => {
  const trueAddressOf = trueAddresses(PAGES);
  const marks = [
    ...['.', ',', ';', ':', '!', '?', ')', ']', '}', "'", '*', '_', '~', '...', ').', '%22', '%3E'],
    ...['%E2%80%8B', '%29', '%E2%80%9D', '%E2%80%99', '%E0%A5%A4', '%E0%A5%A5', '%E2%80%A6', '%20'],
    ...['%EF%BB%BF', '%C2%AD', '%EF%B8%8F', '%E2%81%A0', '%E2%80%AC', '%C2%A0', '%60', '%e2%80%8b'],
  ];
  for (const address of ['/home', '/HOME', '/list/a-1', '/home?x=1', '/list/a?x=1&ids=1,2,3', '/'])
    for (const mark of marks) {
      const marked = address + mark;
      // A question mark behind a path begins an empty query.
      const isEmptyQuery = mark === '?' && !address.includes('?');
      if (isEmptyQuery) continue;
      assert.equal(trueAddressOf(marked), address, marked);
      assert.equal(trueAddressOf(address), undefined, address);
    }
  assert.equal(trueAddressOf('/home/.'), '/home');
  assert.equal(trueAddressOf('/home,/'), '/home');
  assert.equal(trueAddressOf('/home.?x=1'), '/home?x=1');
  assert.equal(trueAddressOf('/home?.'), '/home');
  assert.equal(trueAddressOf('/list/a?ids=1,2.&x=1'), '/list/a?ids=1,2&x=1');
});

test('leaves an address that truly ends so, and what is no page', () => {
  const trueAddressOf = trueAddresses(PAGES);
  for (const address of [
    ...['/nothing.', '/api/City.', '//evil.example.', '/home%', '/home%ff', '/home.data?x=1.'],
    ...['/list/a.data', '/list/(a)', '/list/a?q=(b)', '/list/a?q=%22b%22', "/list/a?q=30'x60'"],
    ...['/home?text=Rs.', '/home?search=Dr.', '/home?x=1.&y=2', '/home/', '/home?x=1&'],
  ])
    assert.equal(trueAddressOf(address), undefined, address);
});
