// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../src/platform/database/open-database.server.ts';

const HEADER = 'Ref,Kind,Town,Locality,Heading,Details,Demand,Size';
const KOTHI = 'A1,kothi,jalandhar,model town,Kothi in Model Town,Two storeys.,45 lakh,5 marla';
const PLOT = 'A2,plot,Nakodar,GT Road,Corner plot,Two roads.,12 lakh,1 kanal';
const CASTLE = 'A3,castle,Nakodar,GT Road,Castle,Old.,9 Cr,1 acre';

/** Writes `listings.csv` into a folder and returns the command, which runs there. */
function prepare(folder: string, rows: string[], variables: Record<string, string> = {}) {
  writeFileSync(join(folder, 'listings.csv'), [HEADER, ...rows, ''].join('\n'));
  return (...parameters: string[]) => {
    const { DATABASE_URL: _unused, INIT_CWD: _neither, ...environment } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'import.ts'), ...parameters],
      {
        cwd: folder,
        env: { ...environment, DATA_DIR: join(folder, 'data'), ...variables },
        encoding: 'utf8',
      },
    );
    return { status, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) };
  };
}

test('a first import creates and fills the catalogue; a second adds nothing', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const run = prepare(folder.path, [KOTHI, PLOT]);

  const first = run('listings.csv');
  assert.deepEqual(
    [first.status, first.stderr, first.lastLine],
    [0, '', '2 added, 0 already there, 0 refused'],
  );
  assert.match(first.stdout, /^Staff account "admin" was created with the password /m);
  const second = run('listings.csv');
  assert.deepEqual([second.status, second.lastLine], [0, '0 added, 2 already there, 0 refused']);
});

test('a relative path starts where npm was called', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  using caller = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  prepare(caller.path, [KOTHI, PLOT]);
  const run = prepare(folder.path, [KOTHI], { INIT_CWD: caller.path });

  assert.equal(run('listings.csv', '--dry-run').lastLine, '2 added, 0 already there, 0 refused');
});

test('works while another process has the database open, which sees the result at once', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const run = prepare(folder.path, [KOTHI, PLOT]);
  mkdirSync(join(folder.path, 'data'));
  const server = await openDatabase({
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: undefined,
    DATABASE_REPLICA_URLS: [],
  });
  try {
    const before = await server.committedVersion();
    assert.equal(run('listings.csv', '--marla', '225').status, 0);

    const listings = await server.db
      .selectFrom('property')
      .select(['title', 'total_area'])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      listings.map(({ title, total_area }) => [title, total_area]),
      [
        ['Kothi in Model Town', 1125],
        ['Corner plot', 4500],
      ],
    );
    assert.notEqual(await server.committedVersion(), before);
  } finally {
    await server.close();
  }
});

test('reports refused rows by line, and imports nothing unless they are skipped', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const run = prepare(folder.path, [KOTHI, CASTLE, PLOT]);

  const refused = run('listings.csv');
  assert.deepEqual([refused.status, refused.lastLine], [1, '0 added, 0 already there, 1 refused']);
  assert.match(refused.stdout, /^Line 3: Kind "castle" is no kind of property/m);
  const skipped = run('listings.csv', '--skip-invalid');
  assert.deepEqual([skipped.status, skipped.lastLine], [0, '2 added, 0 already there, 1 refused']);
  assert.match(skipped.stdout, /^Line 3: Kind "castle" is no kind of property/m);
  assert.ok(existsSync(join(folder.path, 'listings.rejects.csv')));
});

test('a dry run neither needs nor creates a database', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const run = prepare(folder.path, [KOTHI, CASTLE]);

  const refused = run('listings.csv', '--dry-run');
  assert.deepEqual([refused.status, refused.lastLine], [1, '0 added, 0 already there, 1 refused']);
  const skipped = run('--dry-run', '--skip-invalid', 'listings.csv');
  assert.deepEqual([skipped.status, skipped.lastLine], [0, '1 added, 0 already there, 1 refused']);
  assert.deepEqual(readdirSync(folder.path), ['listings.csv']);
});

test('takes columns, state and country from the command line', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const run = prepare(folder.path, []);
  writeFileSync(
    join(folder.path, 'other.csv'),
    'Sort;Where;Sector;T;D;Rate = Rs;Size\nplot;Karnal;7;Plot;x;5;9\n',
  );
  const map = [
    '--map',
    'Sort=propertyType',
    '--map',
    'where=city',
    '--map',
    'T=title',
    '--map',
    'D=description',
    '--map',
    'Rate = Rs=price',
  ];

  assert.equal(
    run('other.csv', ...map, '--state', 'Haryana', '--country', 'Bharat').lastLine,
    '1 added, 0 already there, 0 refused',
  );
  const database = await openDatabase({
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: undefined,
    DATABASE_REPLICA_URLS: [],
  });
  const state = await database.db
    .selectFrom('state')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['state.name', 'country.name as in'])
    .execute();
  await database.close();
  assert.deepEqual(
    state.map((state) => [state.name, state.in]),
    [['Haryana', 'Bharat']],
  );
});

test('refuses a wrong command in one sentence, with exit code 1 and the usual last line', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const run = prepare(folder.path, [KOTHI]);
  const refusals: [string[], RegExp][] = [
    [[], /^Usage: npm run import -- FILE/],
    [['one.csv', 'two.csv'], /^Usage: /],
    [['listings.csv', '--force'], /^Unknown option '--force'.*\nUsage: /],
    [['listings.csv', '--state'], /^Option '--state <value>' argument missing/],
    [['listings.csv', '--state', ' '], /^--state: a name has 1 to 100 characters\./],
    [['listings.csv', '--marla', 'big'], /^--marla: "big" is no size of a marla/],
    [['listings.csv', '--marla', '1'], /^--marla: "1" is no size of a marla/],
    [['listings.csv', '--map', 'price'], /^--map: write "Their Column=field", not "price"\./],
    [['listings.csv', '--map', 'Nothing=price'], /^--map: the file has no column "Nothing"/],
    [['missing.csv'], /^The file .*missing\.csv cannot be read/],
  ];
  for (const [parameters, message] of refusals) {
    const { status, stderr, stdout } = run(...parameters);
    assert.equal(status, 1, parameters.join(' '));
    assert.match(stderr, message);
    assert.match(stdout, /^(?:Columns.*\n)*0 added, 0 already there, 0 refused\n$/);
  }
  assert.ok(!existsSync(join(folder.path, 'data')));
});
