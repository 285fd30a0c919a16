// Runs on S3 too.
import assert from 'node:assert/strict';
import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { insertStaff } from '#features/accounts/staff-store.server.ts';
import { importReport } from '#features/import/import-report.ts';
import { IMPORT_OPTIONS } from '#test/import-file.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';
import { importListings } from './import-listings.server.ts';

/** Real listings of Gurgaon, kept beside the project on machines that have them. */
const FOLDER = join(import.meta.dirname, '../../../../shared/data/listings-99acres-gurgaon');

const FILES = [
  { name: 'ind_house.csv', rows: 433 },
  { name: 'ind_floor.csv.gz', rows: 1816 },
  { name: 'res_apartment.csv.gz', rows: 4049 },
  { name: 'res_land.csv', rows: 987 },
];

async function importFolder(app: TestApp, dryRun: boolean): Promise<number[][]> {
  const staff = await insertStaff(app.db, crypto.randomUUID(), '', TEST_NOW);
  using rejects = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const counts: number[][] = [];
  for (const { name } of FILES) {
    const options = { ...IMPORT_OPTIONS, state: 'Haryana', dryRun };
    const { added, alreadyThere, refused } = await importListings(
      { ...options, file: join(FOLDER, name), rejectsFolder: rejects.path },
      {
        openToCount: async () => app.db,
        openToWrite: async () => ({ db: app.db, media: app.media, staffId: staff?.id ?? 0 }),
      },
      importReport(() => {}),
    );
    counts.push([added, alreadyThere, refused]);
  }
  return counts;
}

test('imports real listings completely', { skip: !existsSync(FOLDER) }, async () => {
  await using app = await createTestApp();

  const allNew = FILES.map(({ rows }) => [rows, 0, 0]);
  assert.deepEqual(await importFolder(app, true), allNew);
  assert.deepEqual(await importFolder(app, false), allNew);
  assert.deepEqual(
    await importFolder(app, false),
    FILES.map(({ rows }) => [0, rows, 0]),
  );

  const kinds = await app.db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'city_id')
    .innerJoin('state', 'state.id', 'state_id')
    .select(({ fn }) => [
      'property_type',
      'house_type',
      'plot_type',
      'city.name as city',
      'state.name as state',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['property_type', 'house_type', 'plot_type', 'city.name', 'state.name'])
    .orderBy('count')
    .execute();
  assert.deepEqual(
    kinds.map((kind) => [
      kind.property_type,
      kind.house_type,
      kind.plot_type,
      kind.city,
      kind.state,
      kind.count,
    ]),
    [
      [100, 1, 0, 'Gurgaon', 'Haryana', 433],
      [200, 0, 1, 'Gurgaon', 'Haryana', 987],
      [100, 4, 0, 'Gurgaon', 'Haryana', 1816],
      [100, 5, 0, 'Gurgaon', 'Haryana', 4049],
    ],
  );

  const one = await app.db
    .selectFrom('property')
    .selectAll()
    .where('title', '=', '36 bedroom house in sector 39 gurgaon')
    .executeTakeFirstOrThrow();
  assert.partialDeepStrictEqual(one, {
    neighbourhood: 'Sector 39 Gurgaon',
    project_name: 'Sector 39',
    price: 600_000,
    total_area: 4500,
    no_of_rooms: 36,
    furnished_status: 3,
    facing: 5,
    property_status: 0,
    floor_no: 0,
    year_built: null,
  });

  const count = async (column: 'no_of_rooms' | 'property_status', value: number) =>
    (await app.db.selectFrom('property').select('id').where(column, '=', value).execute()).length;
  assert.equal(await count('no_of_rooms', 99), 0);
  assert.equal(await count('property_status', 2), 5 + 268 + 683);
});
