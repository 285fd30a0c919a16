import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPage } from './page-route.ts';

const PAGES = [
  { path: '/', file: 'start.ts', views: true },
  { path: '/list/search', file: 'search.ts', views: false },
  { path: '/list/:slug', file: 'list.ts', views: true },
  { path: '/terms.json', file: 'terms.ts', views: false },
  { path: '/pa/*', file: 'missing-in-punjabi.ts', views: false },
  { path: '/*', file: 'missing.ts', views: false },
];

for (const [pathname, file, parameter] of [
  ['/', 'start.ts', ''],
  ['/list/a-1', 'list.ts', 'a-1'],
  ['/LIST/a-1/', 'list.ts', 'a-1'],
  ['/list/%E0%A8%AA', 'list.ts', 'ਪ'],
  ['/list/search', 'search.ts', ''],
  ['/list/a/b', 'missing.ts', ''],
  ['/list', 'missing.ts', ''],
  ['/termsXjson', 'missing.ts', ''],
  ['/pa', 'missing-in-punjabi.ts', ''],
  ['/pa/b/c', 'missing-in-punjabi.ts', ''],
  ['/pav', 'missing.ts', ''],
] as const)
  test(`${pathname} is answered by ${file}`, () => {
    const found = findPage(PAGES, pathname);
    assert.deepEqual([found?.route.file, found?.parameter], [file, parameter]);
  });
