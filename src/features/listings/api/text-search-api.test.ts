import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rebuildWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { insertCity } from '#test/factories.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

async function createWithListings() {
  const app = await createTestAppWithStaff();
  const cities = await app.staff.get('/api/City');
  const [{ stateId }] = cities.body;
  const nakodar = await insertCity(app.db, {
    name: 'Nakodar',
    name_pa: 'ਨਕੋਦਰ',
    name_hi: 'नकोदर',
    state_id: stateId,
  });
  const add = async (input: object) => (await app.staff.post('/api/Property', input)).body.id;
  const kothi = await add({
    ...app.house,
    title: 'Kothi with a Café',
    description: 'Marble floors.',
    propertyNumber: 77,
  });
  const plot = await add({
    ...app.plot,
    title: 'Corner plot number 77',
    description: 'Facing the garden.',
    cityID: nakodar,
    translations: { pa: { title: 'ਕੋਨੇ ਵਾਲਾ ਪਲਾਟ' } },
  });
  const find = async (text: string | null, filters: object = {}) => {
    const { status, body } = await app.staff.post('/api/Property/filtered-properties', {
      text,
      ...filters,
    });
    assert.equal(status, 200, text ?? 'null');
    const ids: number[] = body.items.map(({ id }: { id: number }) => id);
    assert.equal(ids.length, body.totalCount, text ?? 'null');
    return ids;
  };
  return { ...app, kothi, plot, nakodar, stateId, find };
}

test('finds each word in title, neighbourhood, city, number, description or translation', async () => {
  await using app = await createWithListings();
  const { kothi, plot, find } = app;
  const searches: Record<string, number[]> = {
    CAFE: [kothi],
    'model town': [plot, kothi],
    'model kothi': [kothi],
    nakodar: [plot],
    ਨਕੋਦਰ: [plot],
    'नकोदर corner': [plot],
    ਪਲਾਟ: [plot],
    gardn: [plot],
    grdaen: [],
    graden: [plot],
    marbel: [kothi],
    'marble corner': [],
    '77': [kothi, plot],
    '77 corner': [plot],
    '7': [],
    plots: [plot],
    '': [plot, kothi],
    '  %  ': [plot, kothi],
    "' or 1=1 --": [],
  };

  for (const [text, expected] of Object.entries(searches))
    assert.deepEqual(await find(text), expected, text);
  assert.deepEqual(await find(null), [plot, kothi]);
});

test('a text combines with filters, orders and pages', async () => {
  await using app = await createWithListings();
  const { kothi, plot, find } = app;

  assert.deepEqual(await find('model', { propertyType: 200 }), [plot]);
  assert.deepEqual(await find('model', { location: app.nakodar, minBudget: 1 }), [plot]);
  assert.deepEqual(await find('model', { maxBudget: 1 }), []);
  assert.deepEqual(await find('model', { sortByIndex: 2 }), [plot, kothi]);
  const { body } = await app.staff.post('/api/Property/filtered-properties', {
    text: '77',
    pageSize: 1,
    pageNumber: 2,
  });
  assert.deepEqual([body.items.map(({ id }: { id: number }) => id), body.totalCount], [[plot], 2]);
});

test('every write is found by its words at once, and by no others', async () => {
  await using app = await createWithListings();
  const { kothi, plot, find } = app;

  await app.staff.put('/api/Property', { ...app.house, id: kothi, title: 'Bungalow' });
  assert.deepEqual(await find('cafe'), []);
  assert.deepEqual(await find('bungalow'), [kothi]);

  await app.staff.put('/api/City', { id: app.nakodar, name: 'Phillaur', stateId: app.stateId });
  assert.deepEqual(await find('nakodar'), []);
  assert.deepEqual(await find('phillaur'), [plot]);

  await app.staff.delete(`/api/Property/${plot}`);
  assert.deepEqual(await find('corner'), []);
  assert.deepEqual(await find('bungalow'), [kothi]);
});

test('a refused write leaves no words', async () => {
  await using app = await createWithListings();

  const { status } = await app.staff.put('/api/Property', {
    ...app.house,
    id: app.kothi,
    title: 'Bungalow',
    stateId: 999,
  });
  assert.equal(status, 400);
  assert.deepEqual(await app.find('bungalow'), []);
  assert.deepEqual(await app.find('cafe'), [app.kothi]);
});

test('what is taken anew equals what writes kept in step', async () => {
  await using app = await createWithListings();
  await app.staff.put('/api/Property', { ...app.house, id: app.kothi, title: 'Bungalow' });
  await app.staff.delete(`/api/Property/${app.plot}`);
  const words = async () => {
    const rows = await app.db
      .selectFrom('search_posting')
      .innerJoin('search_word', 'search_word.id', 'search_posting.word_id')
      .select(['word', 'chunk', 'listings'])
      .execute();
    return rows
      .filter(({ listings }) => listings.length > 0)
      .map(({ word, chunk, listings }) => `${word} ${chunk} ${[...listings]}`)
      .sort();
  };
  const kept = await words();

  await app.db.transaction().execute(rebuildWords);

  assert.deepEqual(await words(), kept);
  assert.deepEqual(await app.find('bungalow'), [app.kothi]);
});

test('refuses a text of more than 200 characters, and takes every other', async () => {
  await using app = await createWithListings();
  const refused = await app.staff.post('/api/Property/filtered-properties', {
    text: 'x'.repeat(201),
  });

  assert.equal(refused.status, 400);
  assert.deepEqual(refused.body.errors, { text: ['Please enter at most 200 characters.'] });
  for (const text of ['x '.repeat(100), '\ud800', 'a\0b', '۵'.repeat(200), '9'.repeat(200)])
    await app.find(text);
});

test("the staff's list is searched by the same words", async () => {
  await using app = await createWithListings();
  const listed = async (query: string) => {
    const { body, headers } = await app.staff.get(`/api/Property?${query}`);
    return [body.map(({ id }: { id: number }) => id), headers.get('x-total-count')];
  };

  assert.deepEqual(await listed('text=gardn'), [[app.plot], '1']);
  assert.deepEqual(await listed('text=model&search=kothi'), [[app.kothi], '1']);
  assert.equal((await app.staff.get(`/api/Property?text=${'x'.repeat(201)}`)).status, 400);
});
