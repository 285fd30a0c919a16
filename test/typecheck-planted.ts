import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * Type-checks each text as a file beside `src`, in a copy of the project that has no other file of
 * its own. Returns the errors of each text in the same order; '' for a text without errors.
 */
export function typeCheckPlanted(texts: readonly string[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const name of ['src', 'node_modules', 'package.json'])
      symlinkSync(join(ROOT, name), join(copy, name));
    const names = texts.map((_, index) => `planted-${index}.ts`);
    const extended = join(ROOT, 'tsconfig.json');
    writeFileSync(
      join(copy, 'tsconfig.json'),
      // No import leads to the tables that each feature declares.
      JSON.stringify({
        extends: extended,
        files: names,
        include: ['src/platform/database/tables.ts', 'src/features/*/tables.ts'],
      }),
    );
    for (const [index, text] of texts.entries())
      writeFileSync(join(copy, `planted-${index}.ts`), text);

    const { stdout, status } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '--project', copy],
      { cwd: copy, encoding: 'utf8' },
    );
    const errors = names.map((name) =>
      stdout
        .split('\n')
        .filter((line) => basename(line.split('(')[0] ?? '') === name)
        .join('\n'),
    );
    if (status !== 0 && errors.every((text) => text === '')) throw new Error(stdout);
    return errors;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
