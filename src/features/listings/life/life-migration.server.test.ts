import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { publicDbOf, publicListings } from '#features/listings/public-listings.server.ts';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { TEST_NOW } from '#test/test-app.ts';

const POSTED = '2024-05-06T07:08:09.000Z';

for (const dialect of ['sqlite', 'postgres'] as const) {
  test(`every listing of the version before becomes available and unchecked on ${dialect}`, async () => {
    const database = dialect === 'sqlite' ? openSqlite(':memory:') : await openEmptyPostgres();
    const { db } = database;
    const run = (query: RawBuilder<unknown>) => query.execute(db);
    await migrate(database, { only: knownMigrations().filter((name) => name < '0008') });
    await run(sql`insert into country (name) values ('India')`);
    await run(sql`insert into state (name, country_id) values ('Punjab', 1)`);
    await run(sql`insert into city (name, state_id) values ('Jalandhar', 1)`);
    await run(
      sql`insert into staff (user_name, password_hash, created_at) values ('simran', '', '')`,
    );
    await run(sql`insert into property
      (property_type, city_id, title, description, neighbourhood, price, posted, staff_id, updated_at, version, is_popular)
      values (100, 1, 'one', 'text', 'here', 5, ${POSTED}, 1, ${POSTED}, 7, 1),
        (200, 1, 'two', 'text', 'here', 0, ${POSTED}, 1, ${POSTED}, 1, 0)`);
    await run(
      sql`insert into image (hash, path, width, height, placeholder, created_at) values ('a', 'a', 1, 1, '', '')`,
    );
    await run(sql`insert into property_image (property_id, image_id, position) values (1, 1, 0)`);
    await run(
      sql`insert into imported_listing (source_key, property_id, imported_at) values ('id:1', 1, '')`,
    );
    const before = JSON.stringify({ propertyType: 300, cityID: 1 });
    await run(sql`insert into audit_entry (at, user_name, entity, entity_id, action, before, after)
      values ('2024', 'simran', 'Property', 1, 'create', null, '{}'),
        ('2025', 'simran', 'Property', 9, 'delete', ${before}, null)`);
    const kept = async () => [
      await db
        .selectFrom('property')
        .select(['id', 'title', 'price', 'posted', 'version', 'updated_at', 'is_popular'])
        .orderBy('id')
        .execute(),
      await db.selectFrom('property_image').select(['property_id', 'image_id']).execute(),
      await db.selectFrom('imported_listing').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().orderBy('id').execute(),
    ];
    const old = await kept();

    await migrate(database);

    assert.deepEqual(await kept(), old);
    const life = await db
      .selectFrom('property')
      .select(['status', 'status_changed_at', 'published_at', 'checked_at', 'is_public'])
      .select(['reduced_from', 'reduced_at', 'trashed_at'])
      .execute();
    const available = {
      status: 1,
      status_changed_at: POSTED,
      published_at: POSTED,
      checked_at: null,
      is_public: 1,
      reduced_from: null,
      reduced_at: null,
      trashed_at: null,
    };
    assert.deepEqual(
      life.map((row) => ({ ...row })),
      [available, available],
    );
    const seen = await publicListings(publicDbOf(database, () => TEST_NOW))
      .select('property.id')
      .execute();
    assert.equal(seen.length, 2);
    const removed = await db.selectFrom('removed_listing').selectAll().execute();
    assert.deepEqual(
      removed.map((row) => ({ ...row })),
      [{ id: 9, property_type: 300, city_id: 1, removed_at: '2025' }],
    );
    for (const [status, isPublic] of [
      [3, 1],
      [1, 0],
    ])
      await assert.rejects(
        run(sql`update property set status = ${status}, is_public = ${isPublic} where id = 1`),
      );
    await database.close();
  });
}

async function openEmptyPostgres() {
  const server = await postgresUrl();
  return openPostgres(schemaUrl(server, await createSchema(server)));
}
