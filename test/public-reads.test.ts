import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { typeCheckPlanted } from '#test/typecheck-planted.ts';

const SOURCE = join(import.meta.dirname, '../src');

/** A module that is given a `PublicDb` as `db`. */
const publicModule = (expression: string) => `
  import { sql } from 'kysely';
  import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
  export { publicListings, sql };
  export const planted = (db: PublicDb) => ${expression};
`;

test('lets public reads select places and the listings of publicListings', () => {
  const allowed = [
    `publicListings(db).innerJoin('city', 'city.id', 'property.city_id').select('title').execute()`,
    `db.selectFrom('city').select('name').execute()`,
  ];

  assert.deepEqual(typeCheckPlanted(allowed.map(publicModule)), ['', '']);
});

test('fails the type check of a public query that goes around publicListings', () => {
  const around = [
    `db.selectFrom('property')`,
    `db.selectFrom('property as listing')`,
    `db.selectFrom(['city', 'property'])`,
    `db.selectFrom('city').innerJoin('property', 'property.city_id', 'city.id')`,
    `db.selectFrom('city').where((eb) => eb.exists(eb.selectFrom('property').select('id')))`,
    `db.selectFrom('staff')`,
  ];

  for (const [index, errors] of typeCheckPlanted(around.map(publicModule)).entries())
    assert.match(
      errors,
      /not assignable to (?:parameter of )?type 'TableExpression/,
      around[index],
    );
});

test('fails the type check of a public query that does not select', () => {
  const writes = [
    `db.insertInto('city')`,
    `db.replaceInto('city')`,
    `db.updateTable('city')`,
    `db.deleteFrom('city')`,
    `db.mergeInto('city')`,
    `db.with('listed', () => publicListings(db).select('id'))`,
    `db.transaction()`,
    `db.schema`,
    `db.executeQuery`,
    `db.getExecutor()`,
    `sql\`delete from city\`.execute(db)`,
  ];

  for (const [index, errors] of typeCheckPlanted(writes.map(publicModule)).entries())
    assert.match(
      errors,
      /does not exist on type 'PublicDb'|missing in type 'PublicDb'/,
      writes[index],
    );
});

/** The files that read or write listings which the public may not see. */
const STAFF_FILES = [
  /^features\/alerts\/listing-news\.server\.ts$/,
  /^tools\//,
  /^features\/listings\/photos\//,
  /^features\/listings\/life\//,
  /^features\/listings\/columns\/columns-in-step\.server\.ts$/,
  /^features\/listings\/store\/(?:listing-entity|write-listings)\.server\.ts$/,
  /^features\/listings\/text-search\/rebuild-words\.server\.ts$/,
  /^features\/listings\/staff-list\/(?:listing-blocks|staff-list)\.server\.ts$/,
  /^features\/analytics\/week-views\.server\.ts$/,
  /^features\/buyers\/sent-listings\.server\.ts$/,
  /^features\/import\/(?:listing-keys|titles-from-facts|write-listings)\.server\.ts$/,
  /^features\/enquiries\/(?:enquiry-row|receive-once)\.server\.ts$/,
  /^features\/interest\/interest-api\.server\.ts$/,
  /^features\/reports\/(?:enquiry-report|interest-report|time-to-sell|totals-report)\.server\.ts$/,
  /^features\/places\/delete-places\.server\.ts$/,
];

/** The table's name as Kysely and SQL take it: `selectFrom('property as p')`, `from property`. */
const QUERY_OF_LISTINGS =
  /\b(?:selectFrom|\w+Join|insertInto|updateTable|deleteFrom)\([^)]*'property[ ']|\b(?:from|join|into|update) property\b/;

function queriesAroundScope(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ text }) => QUERY_OF_LISTINGS.test(text))
    .map(({ path }) => path)
    .filter((path) => !STAFF_FILES.some((known) => known.test(path)));
}

test('finds no query of listings outside publicListings and the files of the staff', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
  const planted = [
    `db.selectFrom('property').selectAll()`,
    `db.selectFrom('city').innerJoin('property as p', 'p.city_id', 'city.id')`,
    'sql`select title from property`',
  ].map((text, index) => ({ path: `features/seo/planted-${index}.ts`, text }));

  assert.deepEqual(queriesAroundScope([...files, ...planted]), [
    'features/listings/public-listings.server.ts',
    ...planted.map(({ path }) => path),
  ]);
});
