import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { forbiddenImports, ROOMS } from './walls.ts';

const FEATURES = readdirSync(join(import.meta.dirname, '../../src/features'));
const PAGES = ['#web/x.tsx', '#back-office/x.tsx', '#document/x.ts'];
const SCREENS = ['#platform/ui/x.tsx', '#session/x.ts', ...PAGES];
const PRODUCT = ['#app.ts', '#site.server.ts'];
const SQL = ['kysely', 'pg', 'node:sqlite'];
const RULES = [
  '#platform/validation/x.ts',
  '#platform/concurrency/x.ts',
  '#platform/language/x.ts',
  '#platform/units/x.ts',
];
const LISTINGS = ['#features/listings/x.ts', '#features/listings/search/x.server.ts'];
const OFFICE = '#features/enquiries/office/x.tsx';
const VISITOR = '#features/enquiries/visitor/x.tsx';
const TOOL = '#tools/import/x.ts';
const ABOVE_MECHANISMS = [...LISTINGS, TOOL, ...SCREENS, ...PRODUCT];

interface Wall {
  folders: string[];
  refused: string[];
  passed: string[];
}

const walls: Wall[] = [
  {
    folders: [
      'src/platform/validation',
      'src/platform/concurrency',
      'src/platform/language',
      'src/platform/units',
    ],
    refused: [
      '#platform/database/x.server.ts',
      '#platform/writes/x.server.ts',
      '#platform/http/x.ts',
      '#platform/media/x.ts',
      '#features/listings/plot-drawing/x.ts',
      '#config.ts',
      '#test/x.ts',
      ...ABOVE_MECHANISMS,
      ...SQL,
    ],
    passed: [...RULES, 'zod', './x.ts'],
  },
  {
    folders: ['src/features/listings/plot-drawing'],
    refused: ['#platform/http/x.ts', '#platform/media/x.ts', ...ABOVE_MECHANISMS],
    passed: [...RULES, './x.ts'],
  },
  {
    folders: ['src/platform/database'],
    refused: [
      '#platform/writes/x.server.ts',
      '#platform/http/x.ts',
      '#platform/validation/x.ts',
      '#platform/media/x.ts',
      '#platform/units/x.ts',
      ...ABOVE_MECHANISMS,
    ],
    passed: [...SQL, '#platform/concurrency/x.ts', '#config.ts', './x.server.ts'],
  },
  {
    folders: ['src/platform/media'],
    refused: [
      '#platform/database/x.server.ts',
      '#platform/writes/x.server.ts',
      '#platform/http/x.ts',
      ...ABOVE_MECHANISMS,
    ],
    passed: ['sharp', ...RULES, '#platform/media/media-url.ts', './x.server.ts'],
  },
  {
    folders: ['src/platform/http'],
    refused: ['#platform/writes/x.server.ts', '#platform/media/x.ts', ...ABOVE_MECHANISMS],
    passed: [
      '@hono/zod-openapi',
      '#platform/database/x.server.ts',
      '#platform/media/store-unavailable.ts',
      ...RULES,
    ],
  },
  {
    folders: ['src/platform/writes'],
    refused: ['@hono/zod-openapi', '#platform/media/x.ts', ...ABOVE_MECHANISMS],
    passed: [
      'hono',
      'kysely',
      '#platform/database/x.server.ts',
      '#platform/http/x.ts',
      ...RULES,
      './x.server.ts',
    ],
  },
  {
    folders: ['src/features/listings', 'src/features/listings/search'],
    refused: [...filesOf(otherThan('listings')), '@hono/zod-openapi', TOOL, ...SCREENS, ...PRODUCT],
    passed: [
      ...LISTINGS,
      'kysely',
      '#platform/database/x.server.ts',
      '#platform/writes/x.server.ts',
      '#platform/media/x.ts',
      '#features/listings/plot-drawing/x.ts',
      './x.ts',
    ],
  },
  ...otherThan('listings').map((name) => ({
    folders: [`src/features/${name}`],
    refused: [
      ...filesOf(otherThan('listings', name)),
      `#features/${name}/visitor/x.tsx`,
      `#features/${name}/office/x.tsx`,
      '@hono/zod-openapi',
      TOOL,
      ...SCREENS,
      ...PRODUCT,
    ],
    passed: [
      ...LISTINGS,
      ...filesOf([name]),
      'kysely',
      '#platform/http/x.server.ts',
      '#services.ts',
    ],
  })),
  {
    folders: ['src/tools/import', 'src/tools/backup/scheduled'],
    refused: [...SCREENS, ...PRODUCT],
    passed: [...filesOf(FEATURES), 'kysely', '#platform/database/x.server.ts', './x.ts'],
  },
  {
    folders: ['src/platform/ui'],
    refused: [
      ...SQL,
      '#platform/database/x.ts',
      '#platform/writes/x.ts',
      ...LISTINGS,
      TOOL,
      '#session/x.ts',
      ...PAGES,
      ...PRODUCT,
      '#platform/http/x.server.ts',
      './x.server.ts',
    ],
    passed: ['#platform/http/x.ts', '#platform/media/x.ts', ...RULES, './x.tsx'],
  },
  {
    folders: ['src/session'],
    refused: [
      ...SQL,
      '#platform/database/x.ts',
      '#platform/writes/x.ts',
      TOOL,
      ...PAGES,
      ...PRODUCT,
      '#features/listings/x.server.ts',
      '#platform/http/x.server.ts',
      './x.server.ts',
    ],
    passed: ['#features/listings/x.ts', '#platform/ui/x.ts', '#platform/http/x.ts', ...RULES],
  },
  {
    folders: ['src/web', 'src/web/pages/home', 'src/features/enquiries/visitor'],
    refused: [
      ...SQL,
      '#platform/database/x.server.ts',
      '#back-office/x.tsx',
      OFFICE,
      TOOL,
      '#document/x.ts',
      ...PRODUCT,
    ],
    passed: [
      ...filesOf(FEATURES),
      VISITOR,
      '#platform/http/x.server.ts',
      '#platform/ui/x.tsx',
      '#web/x.tsx',
      '#services.ts',
      './x.server.ts',
    ],
  },
  {
    folders: ['src/web/shell'],
    refused: [...SQL, '#web/pages/home/x.tsx', '#back-office/x.tsx', OFFICE, TOOL, ...PRODUCT],
    passed: ['#web/ui/x.tsx', '#web/context.server.ts', VISITOR, './x.server.ts'],
  },
  {
    folders: ['src/web/ui'],
    refused: [...SQL, '#web/pages/home/x.tsx', '#web/shell/x.tsx', OFFICE, './x.server.ts'],
    passed: ['#platform/ui/x.tsx', '#features/listings/x.ts', './x.tsx'],
  },
  {
    folders: ['src/back-office', 'src/back-office/pages/cities', 'src/features/enquiries/office'],
    refused: [
      ...SQL,
      '#platform/database/x.server.ts',
      '#web/x.tsx',
      VISITOR,
      TOOL,
      '#document/x.ts',
      ...PRODUCT,
      '#features/listings/x.server.ts',
      './x.server.ts',
    ],
    passed: [
      '#features/listings/x.ts',
      OFFICE,
      '#platform/http/x.ts',
      '#platform/media/x.ts',
      '#platform/ui/x.tsx',
      '#back-office/x.tsx',
      ...RULES,
      './x.tsx',
    ],
  },
  {
    folders: ['src/document', 'src/document/late-scripts'],
    refused: [...SQL, '#platform/database/x.ts', '#back-office/x.tsx', OFFICE, TOOL, ...PRODUCT],
    passed: ['#web/ui/x.ts', '#session/x.ts', VISITOR, './x.server.ts'],
  },
];

for (const { folders, refused, passed } of walls)
  for (const folder of folders)
    test(`${folder} has its walls`, () => {
      const imported = (specifier: string, path = `${folder}/planted.ts`) =>
        forbiddenImports([{ path, lines: [`import { x } from '${specifier}';`] }]);

      for (const specifier of refused) assert.equal(imported(specifier).length, 1, specifier);
      for (const specifier of passed) assert.deepEqual(imported(specifier), [], specifier);
    });

test('each room has a planted violation, and leans on rooms before it', () => {
  const planted = walls.flatMap(({ folders }) => folders).join('\n');

  for (const [index, { places, imports, why }] of ROOMS.entries()) {
    const above = ROOMS.slice(index + 1).flatMap((room) => room.places);
    assert.ok(why.endsWith('.'));
    assert.deepEqual(
      imports.filter((place) => above.includes(place) && !place.startsWith('web/')),
      [],
    );
    for (const folder of places.filter((place) => place.endsWith('/')))
      assert.match(planted, new RegExp(folder.replace('*', '[^/]+').replace(/\/$/, '')));
  }
});

test('says which import a wall refuses and why, whatever form it has', () => {
  const lines = [
    "import type { X } from 'kysely';",
    "export { y } from '#back-office/y.ts';",
    "export const z = () => import('#document/z.ts');",
    "import '#tools/import/effect.ts';",
  ];
  const why = 'The public site asks features: no SQL, and nothing of the back-office.';

  assert.deepEqual(forbiddenImports([{ path: 'src/web/a.ts', lines }]), [
    `src/web/a.ts imports kysely: ${why}`,
    `src/web/a.ts imports #back-office/y.ts: ${why}`,
    `src/web/a.ts imports #document/z.ts: ${why}`,
    `src/web/a.ts imports #tools/import/effect.ts: ${why}`,
  ]);
});

test('tests import what helps tests, and the files at the top of src import everything', () => {
  const everything = [...SQL, ...SCREENS, ...PRODUCT, ...filesOf(FEATURES), TOOL];
  const lines = everything.map((specifier) => `import '${specifier}';`);

  assert.deepEqual(forbiddenImports([{ path: 'src/app.ts', lines }]), []);
  assert.deepEqual(
    forbiddenImports([{ path: 'src/web/a.test.ts', lines: ["import '#test/x.ts';"] }]),
    [],
  );
});

function otherThan(...names: string[]): string[] {
  return FEATURES.filter((feature) => !names.includes(feature));
}

function filesOf(features: string[]): string[] {
  return features.flatMap((name) => [`#features/${name}/x.ts`, `#features/${name}/x.server.ts`]);
}
