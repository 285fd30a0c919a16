import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '#test/start-process.ts';

const ROOT = join(import.meta.dirname, '..');

const COPIED = ['src', 'test', 'db', 'package.json', 'tsconfig.json'];

/** A line that is put in front of the line of a file that begins so. */
type Line = [file: string, before: string, line: string];

/** What is made of the text of a file, which stays if the change has a file of its own. */
interface Change {
  readonly from: string;
  readonly to?: string;
  change(text: string): string;
}

export type Planting = Line | Change;

/** Makes a copy of the product with these lines and changes; `also` names what else is copied. */
export function plant(
  folder: string,
  plantings: readonly Planting[],
  also: readonly string[] = [],
): void {
  for (const name of [...COPIED, ...also])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const planting of plantings) {
    const { from, to = from, change } = 'from' in planting ? planting : withLine(planting);
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), change(readFileSync(join(folder, from), 'utf8')));
  }
}

function withLine([from, before, line]: Line): Change {
  return {
    from,
    change(text) {
      const lines = text.split('\n');
      const index = lines.findIndex((known) => known.startsWith(before));
      assert.notEqual(index, -1, `${from} has a line that begins with ${before}`);
      return lines.toSpliced(index, 0, line).join('\n');
    },
  };
}

/** Adds a migration to a copy. */
export function plantMigration(folder: string, sql: string): void {
  const migration = join(folder, 'db/migrations/9999-planted');
  mkdirSync(migration);
  for (const dialect of ['sqlite', 'postgres'])
    writeFileSync(join(migration, `${dialect}.sql`), sql);
}

export function run(folder: string, words: readonly string[]) {
  return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
}

/** By copy and in their order, the files with type errors among these and all that they import; one program checks all copies. */
export function filesWithErrors<Name extends string>(
  files: readonly string[],
  plantings: Readonly<Record<Name, readonly Planting[]>>,
): (name: Name) => string[] {
  using folder = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder.path, 'node_modules'));
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names: string[] = [];
  for (const [name, planted] of Object.entries<readonly Planting[]>(plantings)) {
    mkdirSync(join(folder.path, name));
    plant(join(folder.path, name), planted);
    // Of packages with one name and version, the compiler would read the files of the first for all.
    writeFileSync(join(folder.path, name, 'package.json'), JSON.stringify({ name, imports }));
    names.push(...files.map((file) => `${name}/${file}`));
  }
  // No import leads to the tables that each feature declares, or to what Vite makes.
  const include = ['*/src/features/*/tables.ts', '*/src/virtual-modules.d.ts'];
  const config = { extends: join(ROOT, 'tsconfig.json'), files: names, include };
  writeFileSync(join(folder.path, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = run(folder.path, [compiler, '--pretty', 'false', '--project', '.']);
  const found = [...stdout.matchAll(/^([^\s/]+)\/(\S+)\(\d+,\d+\): error/gm)];
  return (name) =>
    [...new Set(found.filter(([, copy]) => copy === name).map(([, , file = '']) => file))].sort();
}
