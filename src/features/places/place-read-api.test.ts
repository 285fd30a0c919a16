import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertCountry, insertListing, insertState } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';

test('returns places with their state and country', async () => {
  await using app = await createTestApp();
  const countryId = await insertCountry(app.db);
  const stateId = await insertState(app.db, { country_id: countryId });
  const id = await insertCity(app.db, { state_id: stateId, name: 'Adampur', name_pa: 'ਆਦਮਪੁਰ' });
  const country = { id: countryId, name: 'India', names: {} };
  const state = { id: stateId, name: 'Punjab', names: {}, countryId, country };
  const city = { id, name: 'Adampur', names: { pa: 'ਆਦਮਪੁਰ' }, stateId, state };
  const get = async (path: string) => (await app.fetch(path)).json();

  assert.deepEqual(await get('/api/Country'), [country]);
  assert.deepEqual(await get(`/api/Country/${countryId}`), country);
  assert.deepEqual(await get('/api/State'), [state]);
  assert.deepEqual(await get(`/api/State/${stateId}`), state);
  assert.deepEqual(await get('/api/City'), [city]);
  assert.deepEqual(await get(`/api/City/${id}`), city);
  for (const path of ['City/99', 'State/0', 'Country/x'])
    assert.equal((await app.fetch(`/api/${path}`)).status, 404);
});

test('returns at most 12 cities, by popular listings, listings and name', async () => {
  await using app = await createTestApp();
  const state_id = await insertState(app.db);
  const city = (name: string) => insertCity(app.db, { state_id, name });
  await city('Empty');
  for (let i = 10; i < 23; i += 1)
    await insertListing(app.db, { city_id: await city(`Town ${i}`) });
  const many = await city('Many');
  for (let i = 0; i < 3; i += 1) await insertListing(app.db, { city_id: many });
  await insertListing(app.db, { city_id: await city('Popular'), is_popular: 1 });

  const cities = await (await app.fetch('/api/City/cities-by-property-popularity')).json();

  const names = cities.map((each: { name: string }) => each.name);
  assert.deepEqual(names.slice(0, 4), ['Popular', 'Many', 'Town 10', 'Town 11']);
  assert.equal(names.length, 12);
});
