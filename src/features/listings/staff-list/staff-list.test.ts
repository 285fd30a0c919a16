import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { createRandom, type Random } from '#bench/random.ts';
import { searchedNumber } from '#platform/validation/phone-number.ts';
import { insertCity, insertListing, insertPhoto } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { LIST_ORDERS, listForStaff, type StaffListQuery } from './staff-list.server.ts';

type StaffClient = Awaited<ReturnType<typeof createStaffClient>>;

const NOW = new Date('2026-10-01T00:00:00Z');
const TITLES = [
  'Kothi 12 Marla',
  'kothi_100%',
  'Plot in ÉLITE Town',
  'ਕੋਠੀ ਨਵੀਂ',
  'Shop 98765',
  'Kothi\tor\n kothi',
];
const SEARCHES = [
  'kothi',
  '12',
  '%',
  '_',
  'élite',
  'town PLOT',
  'or city 1 kothi',
  'city 2',
  '12 kothi',
  '2 kothi',
  '98765',
  '98765 4',
  'ਕੋਠੀ',
  '0',
];
const SQUARE_FEET = sql`total_area * case property_type when 300 then 43560 else 1 end`;
const ORDERS = {
  id: sql`id`,
  title: sql`lower(title)`,
  propertyType: sql`property_type`,
  propertyNumber: sql`property_number`,
  posted: sql`posted`,
  price: sql`price`,
  checkedAt: sql`coalesce(checked_at, '')`,
};

test('finds, counts and orders as a plain query does, whatever is written meanwhile', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const random = createRandom(5);
  const cities = [
    await insertCity(app.db, { name: 'City 1' }),
    await insertCity(app.db, { name: 'City 2' }),
  ];
  const image_id = await insertPhoto(app.db);
  const ids: number[] = [];
  for (let count = 0; count < 60; count += 1)
    ids.push(
      await insertListing(app.db, {
        title: pick(random, TITLES),
        city_id: pick(random, cities),
        property_type: pick(random, [100, 200, 300, 400]),
        property_number: pick(random, [0, 12, 100]),
        price: pick(random, [0, 100, 200]),
        total_area: pick(random, [1, 2, 43_560]),
        owner_contact: pick(random, ['', '9876543210', '9800098765']),
        checked_at: pick(random, [null, '2026-08-01T00:00:00.000Z', '2026-09-20T00:00:00.000Z']),
        ...(random.chance(0.5) ? { image_id } : {}),
      }),
    );

  for (let round = 0; round < 150; round += 1) {
    await writeSomething(random, staff, pick(random, ids));
    const query = randomQuery(random, cities);

    const { items, totalCount } = await listForStaff(app.services.database, query, NOW);

    const expected = await plainQuery(app, query);
    assert.deepEqual(
      items.map(({ id }) => id),
      expected.ids,
      JSON.stringify(query),
    );
    assert.equal(totalCount, expected.totalCount, JSON.stringify(query));
  }
});

async function writeSomething(random: Random, staff: StaffClient, id: number): Promise<void> {
  const address = `/api/Property/${id}`;
  if (random.chance(0.3)) await staff.put(`${address}/status`, { status: 1 + random.below(5) });
  if (random.chance(0.1)) await staff.put(`${address}/checked`, {});
  if (random.chance(0.1)) await staff.delete(address);
  if (random.chance(0.1)) await staff.post(`${address}/restore`, {});
  if (random.chance(0.1)) await staff.post(`${address}/copy`, {});
  if (random.chance(0.05)) await staff.delete(`${address}?forever=true`);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

function randomQuery(random: Random, cities: readonly number[]): StaffListQuery {
  const sometimes = <Value>(value: Value) => (random.chance(0.25) ? value : undefined);
  return {
    pageNumber: 1 + random.below(4),
    pageSize: 1 + random.below(20),
    search: random.chance(0.5) ? pick(random, SEARCHES) : '',
    text: '',
    sort: pick(random, LIST_ORDERS),
    direction: random.chance(0.5) ? 'asc' : 'desc',
    status: sometimes([1, 1 + random.below(5)]),
    propertyType: sometimes(100),
    cityID: sometimes(pick(random, [...cities, 999])),
    withoutPhoto: sometimes(true),
    uncheckedForDays: sometimes(30),
    minBudget: sometimes(150),
    maxBudget: sometimes(100),
    minArea: sometimes(43_560),
    maxArea: sometimes(43_560),
    trash: sometimes(true),
  };
}

async function plainQuery({ db }: TestApp, query: StaffListQuery) {
  const conditions = [
    query.trash ? sql`trashed_at is not null` : sql`trashed_at is null`,
    query.status && sql`status in (${sql.join(query.status)})`,
    query.propertyType && sql`property_type = ${query.propertyType}`,
    query.cityID && sql`city_id = ${query.cityID}`,
    query.withoutPhoto && sql`id not in (select property_id from property_image)`,
    query.uncheckedForDays && sql`coalesce(checked_at, '') < '2026-09-01T00:00:00.000Z'`,
    (query.minBudget || query.maxBudget) && sql`price > 0`,
    query.minBudget && sql`price >= ${query.minBudget}`,
    query.maxBudget && sql`price <= ${query.maxBudget}`,
    query.minArea && sql`${SQUARE_FEET} >= ${query.minArea}`,
    query.maxArea && sql`${SQUARE_FEET} <= ${query.maxArea}`,
    matches(query.search),
  ].filter((condition) => condition !== undefined);
  const where = sql.join(conditions, sql` and `);
  const direction = sql.raw(query.direction);
  const { rows } = await sql<{ id: number }>`
    select id from property where ${where} order by ${ORDERS[query.sort]} ${direction}, id ${direction}
  `.execute(db);
  const start = (query.pageNumber - 1) * query.pageSize;
  const ids = rows.map(({ id }) => id);
  return { ids: ids.slice(start, start + query.pageSize), totalCount: ids.length };
}

function matches(search: string) {
  const words = search.split(' ');
  const found = words.map((word) => {
    const pattern = like(word);
    const isWholeNumber = words.length > 1 && /^\d+$/.test(word);
    return sql`(
      ${has(sql`unicode_lower(title)`, word, isWholeNumber)}
      or ${has(sql`cast(cast(property_number as bigint) as text)`, word, isWholeNumber)}
      or city_id in (select id from city where unicode_lower(name) like ${pattern} escape '\\')
      or ${hasOwner(searchedNumber(word))})`;
  });
  return sql`(${sql.join(found, sql` and `)} or ${hasOwner(searchedNumber(search))})`;
}

/** No text here has two numbers of which one is a part of the other. */
function has(text: RawBuilder<unknown>, word: string, isWholeNumber: boolean) {
  const longer = isWholeNumber
    ? [...'0123456789'].flatMap((digit) => [`${digit}${word}`, `${word}${digit}`])
    : [];
  const contains = (part: string) => sql`${text} like ${like(part)} escape '\\'`;
  const none = longer.map((part) => sql` and not (${contains(part)})`);
  return sql`(${contains(word)}${sql.join(none, sql``)})`;
}

function like(part: string): string {
  return `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

function hasOwner(digits: string | undefined) {
  return digits === undefined ? sql`1 = 0` : sql`owner_contact like ${`%${digits}%`}`;
}
