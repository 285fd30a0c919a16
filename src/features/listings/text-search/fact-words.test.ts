import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity } from '#test/factories.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';
import { factsNamed } from './fact-words.ts';
import { searchWords } from './search-words.ts';

test('words in Punjabi and Hindi name facts, with numbers and small words beside them', () => {
  const named = (text: string) => searchWords(text).map(factsNamed(searchWords(text)));
  const every = ['#100', '#200', '#300', '#400'];

  assert.deepEqual(named('5 ਮਰਲੇ ਦੀ ਕੋਠੀ'), [['=5'], ['=marla'], every, ['#100.2']]);
  assert.deepEqual(named('पश्चिम'), [['=facing.4', '=facing.6', '=facing.8']]);
  assert.deepEqual(named('ਦੀ'), [[]]);
  assert.deepEqual(named('5'), [[]]);
  assert.deepEqual(named('5 marla kothi'), [[], [], []]);
});

async function appWithSearch() {
  const app = await createTestAppWithStaff();
  const path = '/api/Property/filtered-properties';
  const count = async (text: string) => (await app.staff.post(path, { text })).body.totalCount;
  return Object.assign(app, { count });
}

test('a listing is found by what it is, in words that stand in none of its texts', async () => {
  await using app = await appWithSearch();
  const area = (value: number) => ({
    ...app.house,
    areaAs: { value, unit: 'marla' },
    roadSize: 33,
    house: { ...app.house.house, type: 2, totalArea: undefined, facing: 4 },
  });
  const { body } = await app.staff.post('/api/Property', area(5));

  for (const text of ['5 ਮਰਲੇ', 'ਕੋਠੀ', 'पश्चिम', '33 ਫੁੱਟ ਸੜਕ', 'ਵਿੱਚ 5 ਮਰਲੇ ਦੀ ਕੋਠੀ'])
    assert.equal(await app.count(text), 1, text);
  for (const text of ['6 ਮਰਲੇ', 'ਦੁਕਾਨ', '34 ਫੁੱਟ ਸੜਕ', 'ਪੂਰਬ', '33'])
    assert.equal(await app.count(text), 0, text);
  await app.staff.put('/api/Property', { ...area(6), id: body.id });
  assert.equal(await app.count('5 ਮਰਲੇ'), 0);
  assert.equal(await app.count('6 ਮਰਲੇ'), 1);
});

test('a neighbourhood is found as any listing there calls it', async () => {
  await using app = await appWithSearch();
  const other = await insertCity(app.db, { name: 'Nakodar' });
  const quarter = (changes: object) =>
    app.staff.post('/api/Property', { ...app.house, neighbourhood: 'Surya Enclave', ...changes });
  await quarter({ neighbourhood: 'surya enclave' });
  await quarter({ cityID: other });
  assert.equal(await app.count('ਸੂਰਿਆ ਇਨਕਲੇਵ'), 0);

  const { body } = await quarter({ translations: { pa: { neighbourhood: 'ਸੂਰਿਆ ਇਨਕਲੇਵ' } } });
  assert.equal(await app.count('ਸੂਰਿਆ ਇਨਕਲੇਵ'), 2);
  assert.equal(await app.count('ਸੂਰਿਆ ਨਗਰ'), 0);
  await app.staff.delete(`/api/Property/${body.id}`);
  assert.equal(await app.count('ਸੂਰਿਆ'), 0);
});
