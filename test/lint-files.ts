import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');

const Report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      category: z.string(),
      location: z.object({ path: z.string() }),
    }),
  ),
});

/**
 * Lints files, given as path and text, with the rules of this project, in an otherwise empty copy.
 * Returns the diagnostics by path, as `rule: message`; a clean file has no entry.
 */
export function lintFiles(
  files: Iterable<readonly [path: string, text: string]>,
): Map<string, string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    copyFileSync(join(ROOT, 'biome.json'), join(copy, 'biome.json'));
    for (const [path, text] of files) {
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const diagnostics = new Map<string, string[]>();
    for (const { message, category, location } of lint(copy)) {
      diagnostics.set(location.path, [
        ...(diagnostics.get(location.path) ?? []),
        `${category.replace('lint/', '')}: ${message}`,
      ]);
    }
    return diagnostics;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function lint(folder: string) {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const parameters = [
    'lint',
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ];
  const { stdout } = spawnSync(process.execPath, [biome, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return Report.parse(JSON.parse(stdout)).diagnostics;
}
