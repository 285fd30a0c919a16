// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lintFiles } from '#test/lint-files.ts';

const ROOT = join(import.meta.dirname, '..');
const FEATURES = readdirSync(join(ROOT, 'src/features'));
const TOOLS = readdirSync(join(ROOT, 'src/tools'));

/** One message of biome.json per wall; the last test compares the two lists. */
const MESSAGES = {
  relative: 'Across folders write #room/…; inside a folder ./….',
  smallRoom: 'A small room has no subject of its own: it leans on other small rooms alone.',
  database: 'Everything stands on the database, so it leans on the small rooms alone.',
  http: 'What is said of requests in general knows no feature and no page.',
  media: 'The media store keeps files; it knows no table, no request, no feature and no page.',
  route: 'A route is made by #http/api-router.server.ts, which asks for its facts.',
  writes: 'A write in general knows no feature and no page.',
  feature:
    'A feature leans on the rooms below and on the vocabulary of listings; features meet in pages, in app.ts, or in SQL over tables.ts.',
  listings: 'Every feature may use the vocabulary of listings, so listings lean on no feature.',
  tool: 'A tool composes features; it knows no page.',
  noSql: 'Pages ask features; they never speak SQL.',
  screenPart: 'A part of the screen shows what it is given: no pages, no server code.',
  web: 'The public site and the back-office meet in root.tsx and routes.ts.',
  webShell: 'The shell stands around every page and knows none.',
  webParts: 'What several pages show knows none of them, and no server code.',
  backOffice: 'The back-office asks the API: it knows neither the public site nor server code.',
};

const PAGES = ['#web/x.tsx', '#back-office/x.tsx', '#document/x.ts'];
const SCREENS = ['#ui/x.tsx', '#session/x.ts', ...PAGES];
const PRODUCT = ['#app.ts', '#site.server.ts'];
const SQL = ['kysely', 'pg', 'node:sqlite', '#database/x.server.ts'];
const SMALL_ROOMS = ['#validation/x.ts', '#concurrency/x.ts', '#units/x.ts', '#plot-drawing/x.ts'];
const LISTINGS = ['#features/listings/x.ts', '#features/listings/search/x.server.ts'];
const TOOL = '#tools/import/x.ts';

interface Wall {
  folder: string;
  message: keyof typeof MESSAGES;
  refused: string[];
  passed: string[];
}

function filesOf(features: string[]): string[] {
  return features.flatMap((name) => [`#features/${name}/x.ts`, `#features/${name}/x.server.ts`]);
}

const otherFeatures = (...names: string[]) =>
  filesOf(FEATURES.filter((name) => !names.includes(name)));

const walls: Wall[] = [
  ...['src/validation', 'src/concurrency', 'src/units', 'src/plot-drawing'].map((folder) => ({
    folder,
    message: 'smallRoom' as const,
    refused: [
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#http/x.ts',
      '#media/x.ts',
      ...LISTINGS,
      TOOL,
      ...SCREENS,
      ...PRODUCT,
    ],
    passed: [...SMALL_ROOMS, '#config.ts', 'zod', './x.ts'],
  })),
  {
    folder: 'src/database',
    message: 'database',
    refused: [
      '#writes/x.server.ts',
      '#http/x.ts',
      '#validation/x.ts',
      '#media/x.ts',
      '#units/x.ts',
      ...LISTINGS,
      TOOL,
      ...SCREENS,
      ...PRODUCT,
    ],
    passed: ['kysely', 'pg', 'node:sqlite', '#concurrency/x.ts', '#config.ts', './x.server.ts'],
  },
  {
    folder: 'src/http',
    message: 'http',
    refused: ['#writes/x.server.ts', '#media/x.ts', ...LISTINGS, TOOL, ...SCREENS, ...PRODUCT],
    passed: [
      'hono',
      '#database/x.server.ts',
      '#media/store-unavailable.ts',
      ...SMALL_ROOMS,
      '#config.ts',
      './x.ts',
    ],
  },
  {
    folder: 'src/media',
    message: 'media',
    refused: [
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#http/x.ts',
      ...LISTINGS,
      TOOL,
      ...SCREENS,
      ...PRODUCT,
    ],
    passed: ['sharp', ...SMALL_ROOMS, '#media-url.ts', './x.server.ts'],
  },
  {
    folder: 'src/writes',
    message: 'writes',
    refused: ['#media/x.ts', ...LISTINGS, TOOL, ...SCREENS, ...PRODUCT],
    passed: ['kysely', '#database/x.server.ts', '#http/x.ts', ...SMALL_ROOMS, './x.server.ts'],
  },
  ...['src/writes', 'src/features/accounts', 'src/features/listings/api'].map((folder) => ({
    folder,
    message: 'route' as const,
    refused: ['@hono/zod-openapi'],
    passed: ['hono', 'zod'],
  })),
  ...FEATURES.filter((name) => name !== 'listings').map((name) => ({
    folder: `src/features/${name}`,
    message: 'feature' as const,
    refused: [...otherFeatures(name, 'listings'), TOOL, ...SCREENS, ...PRODUCT],
    passed: [
      ...LISTINGS,
      'kysely',
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#http/x.server.ts',
      '#media/x.ts',
      ...SMALL_ROOMS,
      '#services.ts',
      './x.ts',
    ],
  })),
  ...['src/features/listings', 'src/features/listings/search'].map((folder) => ({
    folder,
    message: 'listings' as const,
    refused: [...otherFeatures('listings'), TOOL, ...SCREENS, ...PRODUCT],
    passed: [
      ...LISTINGS,
      'kysely',
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#http/x.server.ts',
      '#media/x.ts',
      ...SMALL_ROOMS,
      '#services.ts',
      './x.ts',
    ],
  })),
  ...TOOLS.map((name) => ({
    folder: `src/tools/${name}`,
    message: 'tool' as const,
    refused: [...SCREENS, ...PRODUCT],
    passed: [
      ...filesOf(FEATURES),
      'kysely',
      '#database/x.server.ts',
      '#writes/x.server.ts',
      '#media/x.server.ts',
      ...SMALL_ROOMS,
      './x.ts',
    ],
  })),
  ...['src/ui', 'src/session'].flatMap((folder): Wall[] => [
    { folder, message: 'noSql', refused: ['kysely', 'pg', 'node:sqlite'], passed: [] },
    {
      folder,
      message: 'screenPart',
      refused: [
        '#database/x.ts',
        '#writes/x.ts',
        TOOL,
        ...PAGES,
        '#features/listings/x.server.ts',
        '#http/x.server.ts',
        './x.server.ts',
        ...PRODUCT,
      ],
      passed: ['#features/listings/x.ts', '#http/x.ts', '#media/x.ts', ...SMALL_ROOMS, './x.tsx'],
    },
  ]),
  ...['src/web', 'src/web/shell', 'src/web/pages/home'].flatMap((folder): Wall[] => [
    { folder, message: 'noSql', refused: SQL, passed: [] },
    {
      folder,
      message: 'web',
      refused: ['#back-office/x.tsx', TOOL, '#document/x.ts', ...PRODUCT],
      passed: [
        ...filesOf(FEATURES),
        '#http/x.server.ts',
        '#ui/x.tsx',
        '#session/x.ts',
        '#web/x.tsx',
        '#services.ts',
        './x.tsx',
      ],
    },
  ]),
  {
    folder: 'src/web/shell',
    message: 'webShell',
    refused: ['#web/pages/home/x.tsx'],
    passed: ['#web/ui/x.tsx', '#web/context.server.ts', './x.tsx'],
  },
  {
    folder: 'src/web/ui',
    message: 'webParts',
    refused: ['#web/pages/home/x.tsx', '#web/shell/x.tsx', '#http/x.server.ts', './x.server.ts'],
    passed: ['#ui/x.tsx', '#features/listings/x.ts', './x.tsx'],
  },
  ...['src/back-office', 'src/back-office/form', 'src/back-office/pages/cities'].flatMap(
    (folder): Wall[] => [
      { folder, message: 'noSql', refused: SQL, passed: [] },
      {
        folder,
        message: 'backOffice',
        refused: [
          '#web/x.tsx',
          TOOL,
          '#document/x.ts',
          '#features/listings/x.server.ts',
          './x.server.ts',
          ...PRODUCT,
        ],
        passed: [
          '#features/listings/x.ts',
          '#http/x.ts',
          '#media/x.ts',
          '#ui/x.tsx',
          '#session/x.ts',
          '#back-office/x.tsx',
          ...SMALL_ROOMS,
          './x.tsx',
        ],
      },
    ],
  ),
  ...[
    ...readdirSync(join(ROOT, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`),
    ...FEATURES.map((name) => `src/features/${name}`),
    ...TOOLS.map((name) => `src/tools/${name}`),
    'test',
    'e2e',
    'bench',
  ].map((folder) => ({
    folder,
    message: 'relative' as const,
    refused: ['../x.ts', '../../x/y.ts'],
    passed: [],
  })),
];

// One run of the linter for all walls: most of its time is the start.
const planted = walls.flatMap(({ folder, message, refused, passed }) =>
  [...refused, ...passed].map((specifier, index) => ({
    path: `${folder}/planted-${message.toLowerCase()}-${index}.ts`,
    text: `import { x } from '${specifier}';\n\nx();\n`,
  })),
);
const diagnostics = lintFiles(planted.map(({ path, text }) => [path, text]));

for (const { folder, message, refused, passed } of walls) {
  test(`${folder}: ${MESSAGES[message]}`, () => {
    for (const [index, specifier] of [...refused, ...passed].entries()) {
      const found = diagnostics.get(`${folder}/planted-${message.toLowerCase()}-${index}.ts`) ?? [];
      if (index >= refused.length) assert.deepEqual(found, [], specifier);
      else {
        const isRefused = found.some((diagnostic) => diagnostic.includes(MESSAGES[message]));
        assert.ok(isRefused, `${specifier} passes in ${folder}: ${found.join()}`);
      }
    }
  });
}

test('the files at the top of src may import everything', () => {
  const imports = [...SQL, ...SCREENS, ...PRODUCT, ...filesOf(FEATURES), TOOL];
  const files = imports.flatMap((specifier, index) =>
    ['ts', 'tsx'].map(
      (extension) =>
        [
          `src/planted-${index}.${extension}`,
          `import { x } from '${specifier}';\n\nx();\n`,
        ] as const,
    ),
  );

  assert.deepEqual([...lintFiles(files)], []);
});

test('every wall of biome.json has a planted violation', () => {
  const rules = readFileSync(join(ROOT, 'biome.json'), 'utf8');
  const messages = [
    ...rules.matchAll(/"(?:message|kysely|pg|node:sqlite|@hono\/zod-openapi)": "(.*)"/g),
  ];

  assert.deepEqual(
    new Set(messages.map(([, message]) => message)),
    new Set(walls.map(({ message }) => MESSAGES[message])),
  );
});

test('refuses every form of import', () => {
  const forms = {
    'type.ts': "import type { X } from 'kysely';\n\nexport type Y = X;\n",
    'again.ts': "export { x } from 'kysely';\n",
    'lazy.ts': "export const x = () => import('kysely');\n",
    'effect.ts': "import 'kysely';\n",
  };
  const diagnostics = lintFiles(
    Object.entries(forms).map(([name, text]) => [`src/web/${name}`, text] as const),
  );

  for (const name of Object.keys(forms))
    assert.match(diagnostics.get(`src/web/${name}`)?.join() ?? '', /Pages ask features/, name);
});

test('the linter enforces the rules of this project', () => {
  const broken: [rule: string, path: string, text: string][] = [
    ['suspicious/noExplicitAny', 'src/any.ts', 'export const x = (y: any) => y;\n'],
    ['style/noNonNullAssertion', 'src/non-null.ts', 'export const x = (y?: { z: 1 }) => y!.z;\n'],
    ['style/noEnum', 'src/enum.ts', 'export enum X {\n  Y,\n}\n'],
    ['style/useImportType', 'src/import-type.ts', "import { X } from 'x';\n\nexport type Y = X;\n"],
    ['style/useFilenamingConvention', 'src/camelCase.ts', 'export const x = 1;\n'],
    [
      'performance/noBarrelFile',
      'src/index.ts',
      "export { x } from './x.ts';\nexport { y } from './y.ts';\n",
    ],
    ['performance/noReExportAll', 'src/all.ts', "export * from './x.ts';\n"],
    [
      'suspicious/noFocusedTests',
      'src/only.test.ts',
      "import { test } from 'node:test';\n\ntest.only('x', () => {});\n",
    ],
    [
      'suspicious/noSkippedTests',
      'src/skip.test.ts',
      "import { test } from 'node:test';\n\ntest.skip('x', () => {});\n",
    ],
    ['correctness/noUnusedImports', 'src/unused.ts', "import { x } from 'x';\n"],
    ['correctness/noUnusedVariables', 'src/variable.ts', 'const x = 1;\n'],
    ['nursery/noFloatingPromises', 'src/floating.ts', 'async function later() {}\n\nlater();\n'],
    [
      'nursery/noMisusedPromises',
      'src/misused.ts',
      'async function later() {\n  return true;\n}\n\nif (later()) throw new Error();\n',
    ],
  ];
  const diagnostics = lintFiles(broken.map(([, path, text]) => [path, text] as const));

  for (const [rule, path] of broken)
    assert.match(
      diagnostics.get(path)?.join('\n') ?? 'no diagnostic',
      new RegExp(`^${rule}:`, 'm'),
      path,
    );
});
