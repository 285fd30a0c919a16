import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { writeCatalogue } from './audited-write.server.ts';

const country = { name: 'India' };

test('raises the version for a write, and rolls back one that is refused or fails', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const before = await readCatalogueVersion(db);

  const done = await writeCatalogue(db, (db) =>
    db.insertInto('country').values(country).returning('name').executeTakeFirstOrThrow(),
  );
  assert.equal(done.name, country.name);
  assert.equal(await readCatalogueVersion(db), before + 1);

  const refused = await writeCatalogue(db, async (db) => {
    await db.insertInto('country').values(country).execute();
    return { refused: 'a reason' };
  });
  assert.deepEqual(refused, { refused: 'a reason' });
  const failing = writeCatalogue(db, async (db) => {
    await db.insertInto('country').values(country).execute();
    throw new Error('disk failure');
  });
  await assert.rejects(failing, /disk failure/);

  assert.equal(await readCatalogueVersion(db), before + 1);
  assert.equal((await db.selectFrom('country').select('id').execute()).length, 1);
  await database.close();
});

test('runs concurrent writes one after another, and reads meanwhile', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const before = await readCatalogueVersion(db);
  let running = 0;

  const writes = Array.from({ length: 30 }, () =>
    writeCatalogue(db, async (db) => {
      running += 1;
      assert.equal(running, 1);
      await db.insertInto('country').values(country).execute();
      running -= 1;
      return {};
    }),
  );
  await db.selectFrom('country').select('id').execute();
  await Promise.all(writes);

  assert.equal(await readCatalogueVersion(db), before + 30);
  await database.close();
});
