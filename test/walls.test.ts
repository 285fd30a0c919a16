import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lintPlanted } from '#test/planted-files.ts';

const FEATURES = readdirSync(join(import.meta.dirname, '../src/features'));
const VOCABULARY = ['#features/enumerations/enumerations.ts', '#features/locations/location.ts'];

/** What a feature may use of others beside the vocabulary: docs/decisions/002. */
const COMPOSES: Record<string, string[]> = {
  seo: ['enumerations', 'locations', 'properties'],
  import: ['enumerations', 'locations', 'properties', 'accounts'],
  'sample-data': ['enumerations', 'locations', 'properties', 'accounts', 'images'],
  backup: ['images'],
};

const LEANS_ON_NONE =
  'Every feature stands on database and http, so these two lean on none of ours but each other.';
const STANDS_ALONE = 'A feature leans on database, http and the vocabulary (docs/decisions/002)';
const COMPOSITION = 'it knows no page and no other feature.';
const NO_SQL = 'Pages ask features; they never speak SQL.';
const SHOWN_ONLY = 'A part of the screen shows what it is given: no pages, no server code.';
const NO_WAY_UP =
  'Across folders write #database/…, #http/…, #features/…, #web/…; inside a folder ./….';

interface Wall {
  folder: string;
  refusal: string;
  refused: string[];
  passed: string[];
}

const files = (features: string[]) =>
  features.flatMap((name) => [`#features/${name}/x.ts`, `#features/${name}/x.server.ts`]);

const walls: Wall[] = [
  ...['src/database', 'src/http'].map((folder) => ({
    folder,
    refusal: LEANS_ON_NONE,
    refused: [...files(FEATURES), '#web/x.ts', '#app.ts'],
    passed: ['kysely', '#database/x.server.ts', '#http/x.server.ts', './x.ts'],
  })),
  ...FEATURES.map((name) => {
    const composes = COMPOSES[name] ?? [];
    const others = FEATURES.filter((other) => ![name, 'enumerations', ...composes].includes(other));
    return {
      folder: `src/features/${name}`,
      refusal: composes.length > 0 ? COMPOSITION : STANDS_ALONE,
      refused: [...files(others), '#web/x.ts', '#app.ts'],
      passed: [
        ...VOCABULARY,
        ...files(composes),
        'kysely',
        '#database/x.server.ts',
        '#http/x.server.ts',
        '#services.ts',
        './x.ts',
      ],
    };
  }),
  ...['src/web', 'src/web/pages/home', 'src/web/pages/admin/cities'].map((folder) => ({
    folder,
    refusal: NO_SQL,
    refused: ['kysely', 'pg', 'node:sqlite', '#database/x.server.ts'],
    passed: [...files(FEATURES), '#http/x.server.ts', '#services.ts', '#web/ui/x.tsx', './x.tsx'],
  })),
  {
    folder: 'src/web/ui',
    refusal: NO_SQL,
    refused: ['kysely', 'pg', 'node:sqlite'],
    passed: ['#features/properties/x.ts', './x.tsx'],
  },
  {
    folder: 'src/web/ui',
    refusal: SHOWN_ONLY,
    refused: [
      '#database/x.server.ts',
      '#web/pages/home/x.tsx',
      '#features/properties/x.server.ts',
      '#http/x.server.ts',
      './x.server.ts',
    ],
    passed: [],
  },
  ...[
    'src',
    'src/database',
    'src/http',
    ...FEATURES.map((name) => `src/features/${name}`),
    'src/web',
    'src/web/ui',
    'test',
    'e2e',
  ].map((folder) => ({
    folder,
    refusal: NO_WAY_UP,
    refused: ['../x.ts', '../../x/y.ts'],
    passed: [],
  })),
];

for (const { folder, refusal, refused, passed } of walls) {
  test(`${folder} is walled: ${refusal}`, () => {
    const plant = (imports: string, index: number) =>
      [`${folder}/planted-${index}.ts`, `import { x } from '${imports}';\n\nx();\n`] as const;
    const said = lintPlanted([...refused, ...passed].map(plant));

    for (const [index, imports] of [...refused, ...passed].entries()) {
      const found = said.get(`${folder}/planted-${index}.ts`) ?? [];
      if (passed.includes(imports)) assert.deepEqual(found, [], imports);
      else assert.ok(found[0]?.includes(refusal), `${imports} in ${folder} is not refused`);
    }
  });
}

test('no form of import gets over a wall', () => {
  const forms = {
    'type.ts': "import type { X } from 'kysely';\n\nexport type Y = X;\n",
    'again.ts': "export { x } from 'kysely';\n",
    'lazy.ts': "export const x = () => import('kysely');\n",
    'effect.ts': "import 'kysely';\n",
  };
  const said = lintPlanted(
    Object.entries(forms).map(([name, text]) => [`src/web/${name}`, text] as const),
  );

  for (const name of Object.keys(forms))
    assert.match(said.get(`src/web/${name}`)?.join() ?? '', /Pages ask features/, name);
});

test('the rules of the house are rules of the linter', () => {
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
  const said = lintPlanted(broken.map(([, path, text]) => [path, text] as const));

  for (const [rule, path] of broken)
    assert.match(
      said.get(path)?.join('\n') ?? 'nothing was said',
      new RegExp(`^${rule}:`, 'm'),
      path,
    );
});
