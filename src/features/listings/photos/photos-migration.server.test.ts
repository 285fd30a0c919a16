import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';

for (const dialect of ['sqlite', 'postgres'] as const) {
  test(`the picture that a listing had becomes its first photo on ${dialect}`, async () => {
    const database = dialect === 'sqlite' ? openSqlite(':memory:') : await openEmptyPostgres();
    const { db } = database;
    await migrate(database, { only: knownMigrations().filter((name) => name < '0007') });
    await sql`insert into country (name) values ('India')`.execute(db);
    await sql`insert into state (name, country_id) values ('Punjab', 1)`.execute(db);
    await sql`insert into city (name, state_id) values ('Jalandhar', 1)`.execute(db);
    await sql`insert into staff (user_name, password_hash, created_at) values ('a', '', '')`.execute(
      db,
    );
    await sql`insert into image (hash, path, width, height, placeholder, created_at) values
      ('a', 'a', 1, 1, '', ''), ('b', 'b', 1, 1, '', '')`.execute(db);
    await sql`insert into property
      (property_type, city_id, title, description, neighbourhood, posted, staff_id, updated_at, image_id)
      values (100, 1, 'one', '', '', '', 1, '', 2), (100, 1, 'two', '', '', '', 1, '', null),
        (100, 1, 'three', '', '', '', 1, '', 1), (100, 1, 'four', '', '', '', 1, '', 2)`.execute(
      db,
    );

    await migrate(database);

    const photos = await db
      .selectFrom('property_image')
      .select(['id', 'property_id', 'image_id', 'position', 'caption'])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      photos.map((photo) => Object.values(photo)),
      [
        [1, 1, 2, 0, ''],
        [2, 3, 1, 0, ''],
        [3, 4, 2, 0, ''],
      ],
    );
    const next = { property_id: 2, image_id: 1, position: 0 };
    await db.insertInto('property_image').values(next).execute();
    await db.deleteFrom('property').where('id', 'in', [1, 2]).execute();
    assert.equal((await db.selectFrom('property_image').select('id').execute()).length, 2);
    await database.close();
  });
}

async function openEmptyPostgres() {
  const server = await postgresUrl();
  return openPostgres(schemaUrl(server, await createSchema(server)));
}
