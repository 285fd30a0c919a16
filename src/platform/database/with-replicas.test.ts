import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { raiseCatalogueVersion } from './catalogue-version.server.ts';
import type { Database, Db } from './database.server.ts';
import { openPostgres } from './open-postgres.server.ts';
import { withReplicas } from './with-replicas.server.ts';

/** Longer than the pause of a replica that lags. */
const NEXT_CHECK_MS = 150;

/** Replicas are not fed by the primary. The name of the country tells who answers. */
async function openReplicated(count: number) {
  const primary = await openTestDatabase('postgres');
  const replicas = await Promise.all(
    Array.from({ length: count }, () => openTestDatabase('postgres')),
  );
  await nameCountry(primary.db, 'primary');
  for (const [i, replica] of replicas.entries()) await nameCountry(replica.db, `replica ${i + 1}`);
  return {
    primary: primary.db,
    replicas: replicas.map(({ db }) => db),
    database: withReplicas(primary, replicas),
  };
}

function nameCountry(db: Db, name: string) {
  return db.insertInto('country').values({ name }).execute();
}

async function whoAnswers({ reads }: Database): Promise<string> {
  const { name } = await reads.selectFrom('country').select('name').executeTakeFirstOrThrow();
  return name;
}

test('sends reads to replicas in turn and everything else to the primary', async () => {
  const { database, replicas } = await openReplicated(2);
  await using _app = await createTestApp({}, database);
  await database.committedVersion();

  const answers = [
    await whoAnswers(database),
    await whoAnswers(database),
    await whoAnswers(database),
    await whoAnswers(database),
  ];
  await database.reads.insertInto('country').values({ name: 'written' }).execute();

  assert.deepEqual(answers.sort(), ['replica 1', 'replica 1', 'replica 2', 'replica 2']);
  for (const replica of replicas)
    assert.equal((await replica.selectFrom('country').selectAll().execute()).length, 1);
  assert.equal((await database.db.selectFrom('country').selectAll().execute()).length, 2);
  await assert.rejects(
    database.reads.transaction().execute(async () => {}),
    /belong to the primary/,
  );
});

test('does not use a replica that lags until it has caught up', async () => {
  const { database, primary, replicas } = await openReplicated(2);
  await using _app = await createTestApp({}, database);
  await primary.transaction().execute(raiseCatalogueVersion);

  await database.committedVersion();
  assert.equal(await whoAnswers(database), 'primary');

  await replicas[1]?.transaction().execute(raiseCatalogueVersion);
  await sleep(NEXT_CHECK_MS);
  assert.deepEqual(
    [await whoAnswers(database), await whoAnswers(database)],
    ['replica 2', 'replica 2'],
  );
});

test('reads from the primary while a replica fails, and for a while after', async () => {
  const { database, replicas } = await openReplicated(1);
  await using _app = await createTestApp({}, database);
  await database.committedVersion();
  assert.equal(await whoAnswers(database), 'replica 1');

  const [replica] = replicas;
  await replica?.schema.alterTable('country').renameTo('lost').execute();
  assert.equal(await whoAnswers(database), 'primary');
  await replica?.schema.alterTable('lost').renameTo('country').execute();

  assert.equal(await whoAnswers(database), 'primary');
});

test('reads from the primary when a replica cannot be reached', async () => {
  const primary = await openTestDatabase('postgres');
  await nameCountry(primary.db, 'primary');
  const nobody = openPostgres('postgres://127.0.0.1:1/site', { connectionMs: 500, queryMs: 500 });
  const database = withReplicas(primary, [nobody]);
  await using _app = await createTestApp({}, database);

  await database.committedVersion();

  assert.deepEqual(await Promise.all([whoAnswers(database), whoAnswers(database)]), [
    'primary',
    'primary',
  ]);
});

test('keeps using a replica after a query that fails on the primary too', async () => {
  const { database } = await openReplicated(1);
  await using _app = await createTestApp({}, database);
  await database.committedVersion();

  await assert.rejects(
    database.reads.selectFrom('country').select(sql`1 / 0`.as('nothing')).execute(),
    /division by zero/,
  );

  assert.equal(await whoAnswers(database), 'replica 1');
});

test('shows a saved record at once, and caches nothing older from a replica', async () => {
  const { database, replicas } = await openReplicated(1);
  await using app = await createTestApp({}, database);
  const countries = async () =>
    (await (await app.fetch('/api/Country')).json()).map(({ name }: { name: string }) => name);
  assert.deepEqual(await countries(), ['replica 1']);

  const staff = await createStaffClient(app);
  await staff.post('/api/Country', { name: 'saved' });

  assert.deepEqual(await countries(), ['primary', 'saved']);
  const [replica] = replicas;
  if (replica === undefined) throw new Error('There is one replica.');
  await nameCountry(replica, 'saved');
  await replica.transaction().execute(raiseCatalogueVersion);
  await sleep(NEXT_CHECK_MS);
  assert.deepEqual(
    await countries(),
    ['primary', 'saved'],
    'what is kept under the new version stays',
  );
  assert.equal(await whoAnswers(database), 'replica 1');
});

test('does not use a lagging replica for a HEAD or a search, which are not cached', async () => {
  const { database, primary, replicas } = await openReplicated(1);
  await using app = await createTestApp({}, database);
  await database.committedVersion();
  assert.equal(await whoAnswers(database), 'replica 1');

  await primary.transaction().execute(raiseCatalogueVersion);
  await app.fetch('/api/Country', { method: 'HEAD' });
  assert.equal(await whoAnswers(database), 'primary');

  await replicas[0]?.transaction().execute(raiseCatalogueVersion);
  await sleep(NEXT_CHECK_MS);
  assert.equal(await whoAnswers(database), 'replica 1');
  const staff = await createStaffClient(app);
  const country = await staff.post('/api/Country', { name: 'saved' });
  const state = await staff.post('/api/State', { name: 'saved', countryId: country.body.id });
  const city = await staff.post('/api/City', { name: 'saved', stateId: state.body.id });
  await staff.post('/api/Property', {
    ...{
      title: 'Kothi',
      description: 'Two storeys.',
      neighbourhood: 'Model Town',
      price: 1,
      cityID: city.body.id,
    },
    ...{ propertyType: 100, house: { type: 2, totalArea: 1250 } },
  });
  const found = await app.fetch('/api/Property/filtered-properties', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  assert.equal((await found.json()).totalCount, 1);
});

test('counts reads by who answered', async () => {
  const { database, replicas } = await openReplicated(1);
  await using _app = await createTestApp({}, database);
  await whoAnswers(database);
  await replicas[0]?.schema.alterTable('country').renameTo('lost').execute();
  await whoAnswers(database);

  assert.deepEqual(database.readCounts?.(), { replica: 1, primary: 1 });
});
