// Runs on S3 too.
import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { importReport } from '#features/import/import-report.ts';
import { changeListing } from '#features/listings/life/change-listings.server.ts';
import type { ListingChange } from '#features/listings/life/listing-change.server.ts';
import { deleteForever } from '#features/listings/life/trash.server.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import {
  counts,
  csv,
  GOOD,
  HEADER,
  IMPORT_OPTIONS,
  importFile,
  KOTHI,
  LAND,
  NOTHING,
  PLOT,
  stored,
} from '#test/import-file.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { workbook } from '#test/workbook.ts';
import { importListings } from './import-listings.server.ts';

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

test('matches places without regard to case; given state and country fill gaps of the file', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const jalandhar = await insertCity(app.db, { name: 'Jalandhar' });
  const row = (city: string, state: string, title: string) =>
    `plot,${city},${state},Sector 7,${title},x,100000,100`;
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

test('asks what prices count where most are below 1,000, and stores nothing before the answer', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const prices = ['5.25', '0.85', '1½', '0', '', '45 lakh'];
  const file = csv(
    HEADER,
    ...prices.map((price, index) => `C${index},plot,Nakodar,Centre,Plot ${index},x,${price},100`),
  );
  const importWith = (set: [string, string][]) =>
    importFile(app, folder.path, file, { set: new Map(set), skipInvalid: true });

  await assert.rejects(importWith([]), /below 1,000.*--set "price unit=crore"/);
  assert.deepEqual((await stored(app)).cities, []);
  const { printed } = await importWith([['price unit', 'bushel']]);
  assert.ok(printed.some((line) => line.includes('"bushel" is no unit of money known here')));

  assert.equal((await importWith([['price unit', 'crore']])).added, 5);
  const rows = await app.db.selectFrom('property').select('price').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ price }) => price),
    [52_500_000, 8_500_000, 15_000_000, 0, 4_500_000],
  );
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
    (_, index) => `B${index},plot,Nakodar,Centre,Plot ${index},x,100000,100`,
  );
  const file = join(folder.path, 'listings.csv');
  writeFileSync(file, csv(HEADER, ...rows));
  const target = {
    openToCount: async () => app.db,
    openToWrite: async () => ({ db: app.db, media: app.media, staffId: 99 }),
  };

  await assert.rejects(
    importListings(
      { ...IMPORT_OPTIONS, file, rejectsFolder: folder.path },
      target,
      importReport(() => {}),
    ),
    /foreign key/i,
  );

  assert.deepEqual(await stored(app), NOTHING);
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
  const [listing] = await findListingsById(app.db.selectFrom('property'), [1], TEST_NOW);
  assert.deepEqual(listing?.translations, {
    pa: { title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ' },
    hi: { description: 'दो मंज़िल।' },
  });
});

test('a translated title is written from the facts where a cell or a filling asks for it', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  await insertCity(app.db, { name: 'Jalandhar', name_pa: 'ਜਲੰਧਰ' });
  const file = csv(
    `${HEADER},title_pa,neighbourhood_pa`,
    `${KOTHI},Facts,ਮਾਡਲ ਟਾਊਨ`,
    `${PLOT},ਕੋਨੇ ਦਾ ਪਲਾਟ,`,
    `${LAND},,`,
  );

  const set = new Map([['titleHi', 'facts']]);
  assert.deepEqual(counts(await importFile(app, folder.path, file, { set })), [3, 0, 0]);
  const listings = await findListingsById(app.db.selectFrom('property'), [1, 2, 3], TEST_NOW);
  assert.deepEqual(
    listings.map(({ translations: { pa, hi } }) => [pa?.title, hi?.title]),
    [
      ['ਮਾਡਲ ਟਾਊਨ, ਜਲੰਧਰ ਵਿੱਚ 5 ਮਰਲੇ ਦੀ ਕੋਠੀ', 'Jalandhar में 5 मरले की कोठी'],
      ['ਕੋਨੇ ਦਾ ਪਲਾਟ', 'Nakodar में 200 गज का रिहायशी प्लॉट'],
      [undefined, 'Shahkot इलाके में 2.5 किल्ले खेती की ज़मीन'],
    ],
  );
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

test('a listing is already there while it is sold or in the trash, and as it is', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  await importFile(app, folder.path, GOOD);
  const signature = { staffId: null, userName: 'test', at: TEST_NOW };
  const ids = await app.db.selectFrom('property').select('id').orderBy('id').execute();
  const [kothi, plot, land] = ids.map(({ id }) => id);
  const change = (id: number | undefined, what: ListingChange) =>
    changeListing(app.db, signature, id ?? 0, what);
  await change(kothi, { do: 'status', status: SOLD });
  await change(plot, { do: 'trash' });

  assert.deepEqual(counts(await importFile(app, folder.path, GOOD)), [0, 3, 0]);
  assert.deepEqual(counts(await importFile(app, folder.path, GOOD, { dryRun: true })), [0, 3, 0]);

  const rows = await app.db
    .selectFrom('property')
    .select(['id', 'status', 'is_public'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [
      [kothi, SOLD, 0],
      [plot, 1, 0],
      [land, 1, 1],
    ],
  );
  await deleteForever(app.db, signature, plot ?? 0);
  assert.deepEqual(counts(await importFile(app, folder.path, GOOD)), [1, 2, 0]);
});

test('a file says what is sold, in a column of its own or in that of its condition', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const file = csv(
    'id,kind,city,locality,title,description,price,area,status,sale status',
    'A1,kothi,Jalandhar,Cantt,Sold,Old.,45 lakh,5 marla,Sold,',
    'A2,kothi,Jalandhar,Cantt,Ready,Old.,45 lakh,5 marla,Ready to move,',
    'A3,kothi,Jalandhar,Cantt,Coded,Old.,45 lakh,5 marla,3,',
    'A4,plot,Jalandhar,Cantt,Booked,Old.,45 lakh,5 marla,resale,Under deal',
    'A5,plot,Jalandhar,Cantt,Sold plot,Old.,45 lakh,5 marla,Sold out,',
    'A6,plot,Jalandhar,Cantt,Plain,Old.,45 lakh,5 marla,,',
  );

  assert.deepEqual(counts(await importFile(app, folder.path, file)), [6, 0, 0]);

  const rows = await app.db
    .selectFrom('property')
    .select(['title', 'status', 'property_status'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [
      ['Sold', 3, 0],
      ['Ready', 1, 1],
      ['Coded', 1, 3],
      ['Booked', 2, 0],
      ['Sold plot', 3, 0],
      ['Plain', 1, 0],
    ],
  );
});

test('the report says which sheet was read, which were not, what is hidden, and as what', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const rows = (...lines: string[]) => lines.map((line) => line.split(','));
  const file = Buffer.from(
    workbook([
      { name: 'Cover', rows: rows('Sharma Estates') },
      { name: 'Old', state: 'hidden', rows: rows(HEADER, KOTHI) },
      { name: 'March', rows: rows('March', HEADER, LAND, KOTHI), hidden: [3] },
      { name: 'April', rows: rows(HEADER, KOTHI.replace('A1', 'A9')) },
    ]),
  );

  const { printed, ...result } = await importFile(app, folder.path, file);
  assert.deepEqual(counts(result), [2, 0, 0]);
  for (const line of [
    'Sheet "March" is read; not read: "Cover", "Old" (hidden), "April". --sheet says another.',
    '1 row that the sheet hides, as a filter does, is read, too.',
    'The first row is read as: propertyType Land, country India, state Punjab, city Shahkot, title Land with tube well, neighbourhood Malsian, price 0, totalArea 2.5, landType Agricultural Land.',
  ])
    assert.ok(printed.includes(line), `${line}\n${printed.join('\n')}`);

  const april = await importFile(app, folder.path, file, { sheet: 'april' });
  assert.deepEqual(counts(april), [1, 0, 0]);
  await assert.rejects(importFile(app, folder.path, file, { sheet: 'May' }), /"March", "April"/);
  await assert.rejects(importFile(app, folder.path, GOOD, { sheet: 'May' }), /only an Excel file/);
});
