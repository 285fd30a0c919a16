import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { forbiddenImports, ROOMS } from './walls.ts';

const FEATURES = readdirSync(join(import.meta.dirname, '../../src/features'));
const PAGES = ['#web/x.tsx', '#back-office/x.tsx', '#document/x.ts'];
const SCREENS = ['#ui/x.tsx', '#session/x.ts', ...PAGES];
const PRODUCT = ['#app.ts', '#site.server.ts'];
const SQL = ['kysely', 'pg', 'node:sqlite'];
const RULES = ['#validation/x.ts', '#concurrency/x.ts', '#language/x.ts', '#units/x.ts'];
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
    folders: ['src/validation', 'src/concurrency', 'src/language', 'src/units'],
    refused: [
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#http/x.ts',
      '#media/x.ts',
      '#plot-drawing/x.ts',
      '#test/x.ts',
      ...ABOVE_MECHANISMS,
      ...SQL,
    ],
    passed: [...RULES, '#config.ts', 'zod', './x.ts'],
  },
  {
    folders: ['src/plot-drawing'],
    refused: ['#http/x.ts', '#media/x.ts', ...ABOVE_MECHANISMS],
    passed: [...RULES, './x.ts'],
  },
  {
    folders: ['src/database'],
    refused: [
      '#writes/x.server.ts',
      '#http/x.ts',
      '#validation/x.ts',
      '#media/x.ts',
      '#units/x.ts',
      ...ABOVE_MECHANISMS,
    ],
    passed: [...SQL, '#concurrency/x.ts', '#config.ts', './x.server.ts'],
  },
  {
    folders: ['src/media'],
    refused: ['#database/x.server.ts', '#writes/x.server.ts', '#http/x.ts', ...ABOVE_MECHANISMS],
    passed: ['sharp', ...RULES, '#media-url.ts', './x.server.ts'],
  },
  {
    folders: ['src/http'],
    refused: ['#writes/x.server.ts', '#media/x.ts', ...ABOVE_MECHANISMS],
    passed: ['@hono/zod-openapi', '#database/x.server.ts', '#media/store-unavailable.ts', ...RULES],
  },
  {
    folders: ['src/writes'],
    refused: ['@hono/zod-openapi', '#media/x.ts', ...ABOVE_MECHANISMS],
    passed: ['hono', 'kysely', '#database/x.server.ts', '#http/x.ts', ...RULES, './x.server.ts'],
  },
  {
    folders: ['src/features/listings', 'src/features/listings/search'],
    refused: [...filesOf(otherThan('listings')), '@hono/zod-openapi', TOOL, ...SCREENS, ...PRODUCT],
    passed: [
      ...LISTINGS,
      'kysely',
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#media/x.ts',
      '#plot-drawing/x.ts',
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
    passed: [...LISTINGS, ...filesOf([name]), 'kysely', '#http/x.server.ts', '#services.ts'],
  })),
  {
    folders: ['src/tools/import', 'src/tools/backup/scheduled'],
    refused: [...SCREENS, ...PRODUCT],
    passed: [...filesOf(FEATURES), 'kysely', '#database/x.server.ts', './x.ts'],
  },
  {
    folders: ['src/ui', 'src/session'],
    refused: [
      ...SQL,
      '#database/x.ts',
      '#writes/x.ts',
      TOOL,
      ...PAGES,
      ...PRODUCT,
      '#features/listings/x.server.ts',
      '#http/x.server.ts',
      './x.server.ts',
    ],
    passed: ['#features/listings/x.ts', '#http/x.ts', '#media/x.ts', ...RULES, './x.tsx'],
  },
  {
    folders: ['src/web', 'src/web/pages/home', 'src/features/enquiries/visitor'],
    refused: [
      ...SQL,
      '#database/x.server.ts',
      '#back-office/x.tsx',
      OFFICE,
      TOOL,
      '#document/x.ts',
      ...PRODUCT,
    ],
    passed: [
      ...filesOf(FEATURES),
      VISITOR,
      '#http/x.server.ts',
      '#ui/x.tsx',
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
    passed: ['#ui/x.tsx', '#features/listings/x.ts', './x.tsx'],
  },
  {
    folders: ['src/back-office', 'src/back-office/pages/cities', 'src/features/enquiries/office'],
    refused: [
      ...SQL,
      '#database/x.server.ts',
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
      '#http/x.ts',
      '#media/x.ts',
      '#ui/x.tsx',
      '#back-office/x.tsx',
      ...RULES,
      './x.tsx',
    ],
  },
  {
    folders: ['src/document', 'src/document/late-scripts'],
    refused: [...SQL, '#database/x.ts', '#back-office/x.tsx', OFFICE, TOOL, ...PRODUCT],
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
