import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { TOWN_NAMES } from './known-names.ts';
import { districtOf, findPlace, listPlaces, listPopularPlaces } from './shown-places.server.ts';

async function createWithCities() {
  const app = await createTestApp();
  const state_id = await insertState(app.db, { name_pa: 'ਪੰਜਾਬ' });
  const named = [
    { name: 'Adampur', name_pa: 'ਆਦਮਪੁਰ', name_hi: 'आदमपुर' },
    { name: 'Hoshiarpur', name_pa: 'ਹੁਸ਼ਿਆਰਪੁਰ', name_hi: 'होशियारपुर' },
    { name: 'Jalandhar', name_pa: 'ਜਲੰਧਰ', name_hi: 'जालंधर' },
    { name: 'Shahkot', name_pa: 'ਸ਼ਾਹਕੋਟ', name_hi: 'शाहकोट' },
  ];
  const ids: number[] = [];
  for (const city of named) ids.push(await insertCity(app.db, { ...city, state_id }));
  return { ...app, ids, state_id };
}

test('lists places in the order of the language, with English addresses', async () => {
  await using app = await createWithCities();
  const names = async (language: 'en' | 'pa' | 'hi') =>
    (await listPlaces(app.publicDb, language)).map(({ name }) => name);

  assert.deepEqual(await names('en'), ['Adampur', 'Hoshiarpur', 'Jalandhar', 'Shahkot']);
  assert.deepEqual(await names('pa'), ['ਆਦਮਪੁਰ', 'ਸ਼ਾਹਕੋਟ', 'ਹੁਸ਼ਿਆਰਪੁਰ', 'ਜਲੰਧਰ']);
  assert.deepEqual(await names('hi'), ['आदमपुर', 'जालंधर', 'शाहकोट', 'होशियारपुर']);
  assert.deepEqual((await listPlaces(app.publicDb, 'pa')).at(-1), {
    id: app.ids[2],
    slug: 'Jalandhar-Punjab',
    name: 'ਜਲੰਧਰ',
    stateName: 'ਪੰਜਾਬ',
    district: 'jalandhar',
  });
});

test('a place without a name in the language keeps its English one', async () => {
  await using app = await createWithCities();
  const id = await insertCity(app.db, { name: 'Bilga', state_id: app.state_id });

  assert.deepEqual(await findPlace(app.publicDb, id, 'hi'), {
    id,
    slug: 'Bilga-Punjab',
    name: 'Bilga',
    stateName: 'Punjab',
    district: 'jalandhar',
  });
  assert.equal(await findPlace(app.publicDb, 999, 'pa'), undefined);
});

test('popular places keep their order in every language', async () => {
  await using app = await createWithCities();
  const [adampur, , jalandhar] = app.ids;
  if (adampur === undefined || jalandhar === undefined) throw new Error('There are four cities.');
  await insertListing(app.db, { city_id: adampur });
  await insertListing(app.db, { city_id: jalandhar, is_popular: 1 });

  const places = await listPopularPlaces(app.publicDb, 'pa');
  assert.deepEqual(
    places.map(({ name }) => name),
    ['ਜਲੰਧਰ', 'ਆਦਮਪੁਰ'],
  );
});

function place(name: string, stateName = 'Punjab', countryName = 'India') {
  const country = { id: 1, name: countryName, names: {} };
  const state = { id: 1, name: stateName, names: {}, countryId: 1, country };
  return { id: 1, name, names: {}, stateId: 1, state };
}

test('knows the district of every town that has a known name', () => {
  const without = Object.keys(TOWN_NAMES).filter((name) => districtOf(place(name)) === undefined);
  assert.deepEqual(without, []);
  assert.equal(districtOf(place('Nakodar')), 'jalandhar');
  assert.equal(districtOf(place('Garhdiwala')), 'hoshiarpur');
  assert.equal(districtOf(place('DASUA')), 'hoshiarpur');
});

test('says no district of other towns, nor of a town of that name elsewhere', () => {
  assert.equal(districtOf(place('Ludhiana')), undefined);
  assert.equal(districtOf(place('Adampur', 'Haryana')), undefined);
  assert.equal(districtOf(place('Talwara', 'Punjab', 'Pakistan')), undefined);
});
