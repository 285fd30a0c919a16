// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const ROWS = [
  'Ref,Kind,Town,Locality,Heading,Details,Demand,Size,Listing status',
  'A1,kothi,Jalandhar,Model Town,Kothi in Model Town,"Two storeys, lawn.",45 lakh,5 marla,available',
  'A2,plot,Nakodar,GT Road,Corner plot,Two roads.,12 lakh,1 kanal,sold',
];

/** Runs a command in a folder; its catalogue lies in `data` there, or in another. */
function commands(folder: string) {
  return (script: string, words: string[], data = 'data') => {
    const { DATABASE_URL: _unused, INIT_CWD: _neither, ...environment } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `${script}.ts`), ...words],
      { cwd: folder, env: { ...environment, DATA_DIR: join(folder, data) }, encoding: 'utf8' },
    );
    return { status, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) };
  };
}

test('an export has what the filters find, and imports again unchanged', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'export-'));
  const run = commands(folder.path);
  writeFileSync(join(folder.path, 'listings.csv'), ROWS.join('\n'));
  assert.equal(run('import', ['listings.csv']).lastLine, '2 added, 0 already there, 0 refused');

  const sold = run('export', ['sold.csv', '--status', 'sold', '--city', 'nakodar']);
  assert.deepEqual([sold.status, sold.stderr], [0, '']);
  assert.match(readFileSync(join(folder.path, 'sold.csv'), 'utf8'), /Corner plot(?!.*Kothi)/s);

  assert.match(run('export', ['--out', 'all.csv']).lastLine ?? '', /^2 listings in .*all\.csv$/);
  assert.equal(run('export', ['all.xlsx']).status, 0);
  for (const [file, data] of [
    ['all.csv', 'other'],
    ['all.xlsx', 'third'],
  ] as const) {
    assert.equal(run('import', [file]).lastLine, '0 added, 2 already there, 0 refused');
    assert.equal(run('import', [file], data).lastLine, '2 added, 0 already there, 0 refused');
    assert.equal(run('export', ['again.csv'], data).status, 0);
    const text = (name: string) => readFileSync(join(folder.path, name), 'utf8');
    assert.equal(text('again.csv'), text('all.csv'));
  }
});

test('a filter or a file that cannot be meant is said in one sentence, and nothing is written', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'export-'));
  const run = commands(folder.path);
  assert.match(run('export', ['all.csv']).stderr, /holds no catalogue/);
  for (const [words, said] of [
    [['all.pdf'], /^Usage/],
    [[], /^Usage/],
    [['all.csv', '--status', 'haunted'], /--status: "haunted"/],
    [['all.csv', '--sort', 'colour'], /sort/],
  ] as const)
    assert.match(run('export', [...words]).stderr, said);
  assert.deepEqual(readdirSync(folder.path), []);
});
