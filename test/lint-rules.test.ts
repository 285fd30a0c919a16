// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintFiles } from '#test/lint-files.ts';

test('the linter enforces the rules of this project', () => {
  const broken: [rule: string, path: string, text: string][] = [
    ...['src/web', 'src/features/places', 'test', 'e2e', 'bench'].flatMap((folder) =>
      ['../x.ts', '../../x/y.ts'].map((specifier, index): [string, string, string] => [
        'style/noRestrictedImports',
        `${folder}/upwards-${index}.ts`,
        `import { x } from '${specifier}';\n\nx();\n`,
      ]),
    ),
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
