import assert from 'node:assert/strict';
import {
  closeSync,
  existsSync,
  mkdtempDisposableSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';
import { REVENUE_MARLA } from '#units/area-units.ts';
import { type Imported, type ImportOptions, importListings } from './import-listings.server.ts';
import { importReport } from './import-report.ts';

const HEADER = 'id,kind,city,locality,title,description,price,area';
const KOTHI = 'A1,kothi,jalandhar,model town,Kothi in Model Town,Two storeys.,45 lakh,5 marla';
const PLOT =
  'A2,plot,Nakodar,"GT Road, near canal",Corner plot,"Two roads,\nsunny.",12 lakh,200 gaj';
const LAND = 'A3,agricultural land,Shahkot,Malsian,Land with tube well,Fertile.,Call for Price,2.5';
const CASTLE = 'A4,castle,Jalandhar,Cantt,Castle,Old.,9 Cr,1 acre';
const GOOD = csv(HEADER, KOTHI, PLOT, LAND);
const PARTLY_BAD = csv(HEADER, KOTHI, CASTLE, PLOT, 'A5,plot,Nakodar,"broken', LAND);

function csv(...lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Imports a file with this content; returns the counts and what was printed. */
async function importFile(
  app: TestApp,
  folder: string,
  content: string | Buffer,
  options: Partial<ImportOptions> = {},
) {
  const file = join(folder, 'listings.csv');
  writeFileSync(file, content);
  const { id: staffId } = await app.db
    .insertInto('staff')
    .values({
      user_name: crypto.randomUUID(),
      password_hash: '',
      created_at: TEST_NOW.toISOString(),
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const printed: string[] = [];
  const counts = await importListings(
    {
      file,
      map: new Map(),
      state: 'Punjab',
      country: 'India',
      marla: REVENUE_MARLA,
      now: TEST_NOW,
      dryRun: false,
      skipInvalid: false,
      rejectsFolder: folder,
      ...options,
    },
    { openToCount: async () => app.db, openToWrite: async () => ({ db: app.db, staffId }) },
    importReport((line) => printed.push(line)),
  );
  return { ...counts, printed };
}

function counts({ added, alreadyThere, refused }: Imported) {
  return [added, alreadyThere, refused];
}

/** Everything that an import may leave behind. */
async function stored({ db }: TestApp) {
  const titles = await db.selectFrom('property').select('title').orderBy('id').execute();
  const cities = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'state_id')
    .innerJoin('country', 'country.id', 'country_id')
    .select(['city.name as city', 'state.name as state', 'country.name as country'])
    .orderBy('city.id')
    .execute();
  const catalogue = await db
    .selectFrom('catalogue')
    .select(['version', 'filled_at'])
    .executeTakeFirstOrThrow();
  const keys = await db
    .selectFrom('imported_listing')
    .select('source_key')
    .orderBy('property_id')
    .execute();
  return {
    titles: titles.map(({ title }) => title),
    cities: cities.map(({ city, state, country }) => `${city}, ${state}, ${country}`),
    keys: keys.map((row) => row.source_key),
    version: catalogue.version,
    filledAt: catalogue.filled_at,
  };
}

const NOTHING = { titles: [], cities: [], keys: [], version: 1, filledAt: null };

test('the search finds imported listings at once, with their places', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  assert.deepEqual(counts(await importFile(app, folder.path, GOOD)), [3, 0, 0]);

  const body = JSON.stringify({ propertyType: 200 });
  const answer = await app.fetch('/api/Property/filtered-properties', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { items, totalCount } = await answer.json();
  assert.equal(totalCount, 1);
  assert.partialDeepStrictEqual(items[0], {
    title: 'Corner plot',
    description: 'Two roads,\nsunny.',
    neighbourhood: 'GT Road, near canal',
    price: 1_200_000,
    posted: TEST_NOW.toISOString(),
    plot: { totalArea: 1800, plotType: 1 },
    city: { name: 'Nakodar', state: { name: 'Punjab', country: { name: 'India' } } },
  });
  assert.deepEqual(await stored(app), {
    titles: ['Kothi in Model Town', 'Corner plot', 'Land with tube well'],
    cities: ['Jalandhar, Punjab, India', 'Nakodar, Punjab, India', 'Shahkot, Punjab, India'],
    keys: ['id:id:A1', 'id:id:A2', 'id:id:A3'],
    version: 2,
    filledAt: TEST_NOW.toISOString(),
  });
});

test('importing the same file again adds nothing, whatever its form', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const forms = [
    GOOD,
    `\ufeff${GOOD}`,
    GOOD.replaceAll('\n', '\r\n'),
    gzipSync(GOOD),
    gzipSync(`\ufeff${GOOD}`),
  ];
  const semicolons = csv(HEADER, KOTHI, LAND).replaceAll(',', ';');
  const tabs = csv(HEADER, KOTHI, LAND).replaceAll(',', '\t');

  assert.deepEqual(counts(await importFile(app, folder.path, GOOD)), [3, 0, 0]);
  for (const form of forms)
    assert.deepEqual(counts(await importFile(app, folder.path, form)), [0, 3, 0]);
  for (const form of [semicolons, tabs])
    assert.deepEqual(counts(await importFile(app, folder.path, form)), [0, 2, 0]);
  assert.equal((await stored(app)).titles.length, 3);
});

test('without an id the content is the key, and a repeated row is stored once', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const withoutId = (...rows: string[]) =>
    csv(...[HEADER, ...rows].map((row) => row.replace(/^[^,]*,/, '')));

  assert.deepEqual(
    counts(await importFile(app, folder.path, withoutId(KOTHI, LAND, KOTHI))),
    [2, 1, 0],
  );
  assert.deepEqual(
    counts(await importFile(app, folder.path, withoutId(KOTHI, LAND.replace('2.5', '3')))),
    [1, 1, 0],
  );
  assert.deepEqual(
    counts(await importFile(app, folder.path, csv(HEADER, KOTHI, KOTHI.replace('45', '46')))),
    [1, 1, 0],
  );
});

test('one refused row keeps out the whole file, including its places', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  const { printed, ...result } = await importFile(app, folder.path, PARTLY_BAD);

  assert.deepEqual(counts(result), [0, 0, 2]);
  assert.deepEqual(
    printed.filter((line) => line.startsWith('Line ')),
    [
      'Line 3: kind "castle" is no kind of property known here: house, plot, land and shop are, and their common names',
      'Line 6: a quote is opened and never closed',
    ],
  );
  assert.deepEqual(await stored(app), NOTHING);
  assert.deepEqual(readdirSync(folder.path), ['listings.csv']);
});

test('skipInvalid stores the other rows and writes the refused ones to a file that can be corrected and imported', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  const { printed, ...result } = await importFile(app, folder.path, PARTLY_BAD, {
    skipInvalid: true,
  });

  assert.deepEqual(counts(result), [3, 0, 2]);
  const rejects = join(folder.path, 'listings.rejects.csv');
  assert.ok(printed.includes(`The refused rows are in ${rejects}.`));
  const text = readFileSync(rejects, 'utf8');
  assert.match(
    text,
    /^id,kind,city,locality,title,description,price,area,line,reason\nA4,castle,.*,3,"kind ""castle"" is no kind/,
  );
  assert.match(text, /\n"A5,plot,Nakodar,""broken",,,,,,,,6,a quote is opened and never closed\n$/);
  const corrected = text.replace('A4,castle', 'A4,house').split('\n').slice(0, 2).join('\n');
  assert.deepEqual(counts(await importFile(app, folder.path, corrected)), [1, 0, 0]);
});

test("writes refused rows to the other folder where the file's own is not writable", {
  skip: process.platform !== 'linux',
}, async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  using other = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  writeFileSync(join(folder.path, 'input.csv'), PARTLY_BAD);
  const descriptor = openSync(join(folder.path, 'input.csv'), 'r');

  // Nobody can create a file in this folder of the kernel, not even root.
  const file = `/proc/self/fd/${descriptor}`;
  const { printed } = await importFile(app, folder.path, '', {
    file,
    skipInvalid: true,
    rejectsFolder: other.path,
  });
  closeSync(descriptor);

  assert.ok(
    printed.includes(`The refused rows are in ${join(other.path, `${descriptor}.rejects.csv`)}.`),
  );
});

test('a dry run counts and refuses like an import and stores nothing', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  assert.deepEqual(counts(await importFile(app, folder.path, GOOD, { dryRun: true })), [3, 0, 0]);
  assert.deepEqual(
    counts(await importFile(app, folder.path, PARTLY_BAD, { dryRun: true })),
    [0, 0, 2],
  );
  assert.deepEqual(
    counts(await importFile(app, folder.path, PARTLY_BAD, { dryRun: true, skipInvalid: true })),
    [3, 0, 2],
  );
  assert.deepEqual(await stored(app), NOTHING);
  assert.deepEqual(readdirSync(folder.path), ['listings.csv']);

  await importFile(app, folder.path, csv(HEADER, KOTHI));
  assert.deepEqual(counts(await importFile(app, folder.path, GOOD, { dryRun: true })), [2, 1, 0]);
});

test('matches places without regard to case; given state and country fill gaps of the file', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const jalandhar = await insertCity(app.db, { name: 'Jalandhar' });
  const row = (city: string, state: string, title: string) =>
    `plot,${city},${state},Sector 7,${title},x,1,100`;
  const file = csv(
    'kind,city,state,locality,title,description,price,area',
    row('JALANDHAR', 'punjab', 'one'),
    row(' jalandhar ', 'PUNJAB', 'two'),
    row('gurgaon', '', 'three'),
    row('GURGAON', 'haryana', 'four'),
  );

  assert.deepEqual(
    counts(await importFile(app, folder.path, file, { state: 'Haryana' })),
    [4, 0, 0],
  );

  assert.deepEqual((await stored(app)).cities, [
    'Jalandhar, Punjab, India',
    'Gurgaon, Haryana, India',
  ]);
  const { length } = await app.db
    .selectFrom('property')
    .select('id')
    .where('city_id', '=', jalandhar)
    .execute();
  assert.equal(length, 2);
});

test('keeps the day on which the catalogue was first filled', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  await insertListing(app.db, { title: 'Sample' });
  await app.db.updateTable('catalogue').set({ filled_at: '2025-01-01T00:00:00.000Z' }).execute();

  await importFile(app, folder.path, GOOD);

  assert.equal((await stored(app)).filledAt, '2025-01-01T00:00:00.000Z');
});

test('a write that fails half-way stores nothing', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const rows = Array.from(
    { length: 1200 },
    (_, index) => `B${index},plot,Nakodar,Centre,Plot ${index},x,1,100`,
  );
  const file = join(folder.path, 'listings.csv');
  writeFileSync(file, csv(HEADER, ...rows));
  const options = {
    map: new Map(),
    state: 'Punjab',
    country: 'India',
    marla: 225,
    now: TEST_NOW,
    dryRun: false,
    skipInvalid: false,
  };
  const target = {
    openToCount: async () => app.db,
    openToWrite: async () => ({ db: app.db, staffId: 99 }),
  };

  await assert.rejects(
    importListings(
      { ...options, file, rejectsFolder: folder.path },
      target,
      importReport(() => {}),
    ),
    /foreign key/i,
  );

  assert.deepEqual(await stored(app), NOTHING);
});

test('refuses an unusable file in one sentence', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const latin1 = Buffer.concat([
    Buffer.from(csv(HEADER, CASTLE)),
    Buffer.from('A6,plot,Nakodar,Caf\xe9,x,x,1,1\n', 'latin1'),
  ]);
  const damaged = gzipSync(GOOD.repeat(50));
  damaged.fill(0xff, 60, 80);
  const refusals: [string | Buffer, RegExp][] = [
    ['', /^The file is empty/],
    ['\n\n', /^The file is empty/],
    [
      'foo,bar\n1,2\n',
      /^The file has no column for propertyType, .*; its columns are "foo", "bar"/,
    ],
    ['"foo\nbar', /^The first line, which names the columns, cannot be read: a quote is opened/],
    [
      latin1,
      new RegExp(
        `^The file is not UTF-8: line 3, byte ${latin1.indexOf(0xe9) + 1} of the file is E9`,
      ),
    ],
    [Buffer.from(`\ufeff${GOOD}`, 'utf16le'), /^The file is text in UTF-16, not CSV\./],
    ['PK\x03\x04', /^The file is a spreadsheet or a zip archive/],
    [damaged, /^The gzip data of the file is damaged/],
    [gzipSync(GOOD).subarray(0, 40), /^The gzip data of the file is damaged/],
  ];

  for (const [content, message] of refusals) {
    await assert.rejects(importFile(app, folder.path, content, { skipInvalid: true }), { message });
  }
  const missing = { file: join(folder.path, 'no.csv') };
  await assert.rejects(
    importFile(app, folder.path, GOOD, missing),
    /^Error: The file .*no\.csv cannot be read: ENOENT/,
  );
  await assert.rejects(importFile(app, folder.path, GOOD, { file: folder.path }), /is no file\.$/);
  assert.deepEqual(await stored(app), NOTHING);
  assert.ok(!existsSync(join(folder.path, 'listings.rejects.csv')));
});

test('reports every refused row with its line', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  const { printed, ...result } = await importFile(
    app,
    folder.path,
    csv(HEADER, ...Array.from({ length: 600 }, () => CASTLE)),
  );

  assert.deepEqual(counts(result), [0, 0, 600]);
  const told = printed.flatMap((line) => /^Line (\d+): kind "castle"/.exec(line)?.[1] ?? []);
  assert.deepEqual(
    told.map(Number),
    Array.from({ length: 600 }, (_, index) => index + 2),
  );
});

test('stores a row once that is corrected in the rejects file and in the original', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const original = csv(
    ...[HEADER, KOTHI, CASTLE].map((row) => `${row.replace(/^[^,]*,/, '')},seen`),
  );
  const correct = (text: string) => text.replace('castle', 'house');

  await importFile(app, folder.path, original, { skipInvalid: true });
  const rejects = readFileSync(join(folder.path, 'listings.rejects.csv'), 'utf8');

  assert.deepEqual(counts(await importFile(app, folder.path, correct(rejects))), [1, 0, 0]);
  assert.deepEqual(counts(await importFile(app, folder.path, correct(original))), [0, 2, 0]);
});

test('never replaces an existing rejects file', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const file = (name: string) => join(folder.path, name);
  writeFileSync(file('listings.rejects.csv'), 'being corrected');

  await importFile(app, folder.path, PARTLY_BAD, { skipInvalid: true });
  const { printed } = await importFile(app, folder.path, PARTLY_BAD, { skipInvalid: true });

  assert.ok(printed.includes(`The refused rows are in ${file('listings.rejects-3.csv')}.`));
  assert.equal(readFileSync(file('listings.rejects.csv'), 'utf8'), 'being corrected');
  assert.equal(
    readFileSync(file('listings.rejects-2.csv'), 'utf8'),
    readFileSync(file('listings.rejects-3.csv'), 'utf8'),
  );
});

test('imports translations, which make no other listing of a row', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const header = HEADER.replace('id,', '');
  const kothi = KOTHI.replace('A1,', '');
  const translated = csv(
    `${header},title_pa,Description in Hindi,neighbourhood_pa`,
    `${kothi},  ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ ,दो मंज़िल।,`,
  );

  assert.deepEqual(counts(await importFile(app, folder.path, translated)), [1, 0, 0]);
  assert.deepEqual(counts(await importFile(app, folder.path, csv(header, kothi))), [0, 1, 0]);
  const [listing] = await findListingsById(app.db.selectFrom('property'), [1]);
  assert.deepEqual(listing?.translations, {
    pa: { title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ' },
    hi: { description: 'दो मंज़िल।' },
  });
});

test('a translation that is too long refuses its row by the name of its column', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const file = csv(`${HEADER},title_pa`, `${KOTHI},${'ਕ'.repeat(201)}`);

  const { printed, ...imported } = await importFile(app, folder.path, file);
  assert.deepEqual(counts(imported), [0, 0, 1]);
  assert.match(
    printed.join('\n'),
    /title_pa "ਕ+…" is refused: Please enter at most 200 characters/,
  );
});

test('finds a place by its name in any language', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const state_id = await insertState(app.db, { name_hi: 'पंजाब' });
  const city_id = await insertCity(app.db, { state_id, name_pa: 'ਜਲੰਧਰ' });

  const file = csv(`${HEADER},state`, `${KOTHI.replace('jalandhar', 'ਜਲੰਧਰ')},पंजाब`);
  assert.deepEqual(counts(await importFile(app, folder.path, file)), [1, 0, 0]);
  const listings = await app.db.selectFrom('property').select('city_id').execute();
  assert.deepEqual(
    listings.map((listing) => listing.city_id),
    [city_id],
  );
});
