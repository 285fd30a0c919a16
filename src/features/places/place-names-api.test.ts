import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertCountry, insertState } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const PLAIN = 'Please enter plain text.';

async function createWithPlaces() {
  const app = await createTestApp();
  const countryId = await insertCountry(app.db);
  const stateId = await insertState(app.db, { country_id: countryId });
  const id = await insertCity(app.db, { state_id: stateId });
  return {
    ...app,
    staff: await createStaffClient(app),
    places: [
      ['Country', { id: countryId, name: 'India' }],
      ['State', { id: stateId, name: 'Punjab', countryId }],
      ['City', { id, name: 'Jalandhar', stateId }],
    ] as const,
  };
}

test('stores the names of places in other languages, wherever the place is answered', async () => {
  await using app = await createWithPlaces();
  const names = { pa: 'ਜਲੰਧਰ', hi: 'जालंधर' };

  for (const [kind, place] of app.places) {
    const { id: _, ...input } = place;
    const added = await app.staff.post(`/api/${kind}`, { ...input, names });
    assert.deepEqual([added.status, added.body.names], [201, names], kind);
    const changed = await app.staff.put(`/api/${kind}`, { ...place, names });
    assert.deepEqual([changed.status, changed.body.names], [200, names], kind);
    assert.deepEqual((await app.staff.get(`/api/${kind}/${place.id}`)).body, changed.body);
  }

  const [city] = (await app.staff.get('/api/City')).body;
  assert.deepEqual([city.names, city.state.names, city.state.country.names], [names, names, names]);
});

test('trims names, leaves out empty ones, and ignores unknown languages', async () => {
  await using app = await createWithPlaces();
  for (const [given, stored] of [
    [{ pa: ' ਭਾਰਤ\u202e ', hi: '' }, { pa: 'ਭਾਰਤ' }],
    [{ pa: '\u200b ', hi: null }, {}],
    [{ ur: 'بھارت', hi: 'भारत' }, { hi: 'भारत' }],
    [{}, {}],
    [null, {}],
    [undefined, {}],
  ]) {
    const { status, body } = await app.staff.post('/api/Country', { name: 'India', names: given });
    assert.deepEqual([status, body.names], [201, stored], JSON.stringify(given));
  }
});

test('a change without names removes them, as it empties whatever else it leaves out', async () => {
  await using app = await createWithPlaces();
  for (const [kind, place] of app.places) {
    await app.staff.put(`/api/${kind}`, { ...place, names: { pa: 'ਨਾਂ' } });
    assert.deepEqual((await app.staff.put(`/api/${kind}`, place)).body.names, {}, kind);
  }
});

test('refuses names that are no text, and stores nothing', async () => {
  await using app = await createWithPlaces();
  for (const [names, errors] of [
    [{ pa: 7 }, { 'names.pa': [PLAIN] }],
    [{ pa: 'ਜ'.repeat(101) }, { 'names.pa': ['Please enter at most 100 characters.'] }],
    [
      { pa: 'a\0b', hi: '\0' },
      { 'names.pa': [PLAIN], 'names.hi': [PLAIN] },
    ],
    ['ਜਲੰਧਰ', { names: ['Please send an object.'] }],
    [['ਜਲੰਧਰ'], { names: ['Please send an object.'] }],
  ]) {
    for (const [kind, place] of app.places) {
      const { status, body } = await app.staff.put(`/api/${kind}`, { ...place, names });
      assert.deepEqual([status, body.errors], [400, errors], JSON.stringify(names));
      assert.deepEqual((await app.staff.get(`/api/${kind}/${place.id}`)).body.names, {});
    }
  }
});

test('a new name raises the version of the city, and the trail has it before and after', async () => {
  await using app = await createWithPlaces();
  const [, , [, city]] = app.places;
  const { headers } = await app.staff.get(`/api/City/${city.id}`);
  const old = { 'If-Match': headers.get('etag') ?? '' };
  const named = await app.staff.put('/api/City', { ...city, names: { pa: 'ਜਲੰਧਰ' } }, old);
  const again = await app.staff.put('/api/City', { ...city, names: { pa: 'ਜਲੰਦਰ' } }, old);

  assert.deepEqual([named.status, again.status], [200, 412]);
  const entry = await app.db.selectFrom('audit_entry').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [JSON.parse(entry.before ?? '').names, JSON.parse(entry.after ?? '').names],
    [{}, { pa: 'ਜਲੰਧਰ' }],
  );
});
