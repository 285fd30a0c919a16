import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertState } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

async function createWithCities() {
  const app = await createTestApp();
  const state_id = await insertState(app.db);
  const nakodar = await insertCity(app.db, { name: 'Nakodar', name_pa: 'ਨਕੋਦਰ', state_id });
  await insertCity(app.db, { name: 'Adampur', state_id });
  await insertCity(app.db, {
    name: 'Adampur',
    state_id: await insertState(app.db, { name: 'Haryana' }),
  });
  const client = await createStaffClient(app);
  const understand = (q: string) =>
    client.get(`/api/Property/understand?q=${encodeURIComponent(q)}`);
  return { ...app, nakodar, client, understand };
}

test('answers filters by the names of the API, the words left over, and a sentence', async () => {
  await using app = await createWithCities();

  const { status, body } = await app.understand('corner plot 5-10 marla ਨਕੋਦਰ under 20 lakh');

  assert.equal(status, 200);
  assert.deepEqual(body, {
    filters: {
      propertyType: 200,
      location: app.nakodar,
      minArea: 5,
      maxArea: 10,
      areaUnit: 'marla',
      maxBudget: 2_000_000,
    },
    text: 'corner',
    unused: [],
    said: 'Understood: Plot, Nakodar, 5 marla to 10 marla, up to Rs. 20 lakh; also searched as words: corner.',
  });
});

test('says what it leaves out', async () => {
  await using app = await createWithCities();
  const { body } = await app.understand('urgent plot not in nakodar 35k per marla kiraye te');

  assert.deepEqual(body, {
    filters: { propertyType: 200 },
    text: '',
    unused: ['urgent', 'not in nakodar', '35k per marla', 'kiraye te'],
    said: 'Understood: Plot; not searched: “urgent”, “not in nakodar”, “35k per marla”, “kiraye te”; nothing here is for rent, only for sale.',
  });
});

test('a search takes what was understood as it stands', async () => {
  await using app = await createWithCities();
  const { body } = await app.understand('kothi 3 bhk 10 marla 60 lakh tak sasti east facing park');

  const { status } = await app.client.post('/api/Property/filtered-properties', {
    ...body.filters,
    text: body.text,
  });

  assert.equal(status, 200);
});

test('chooses none of two places with one name', async () => {
  await using app = await createWithCities();
  const { body } = await app.understand('plot adampur');

  assert.deepEqual([body.filters, body.text], [{ propertyType: 200 }, 'adampur']);
  assert.match(body.said, /none was chosen/);
});

test('refuses only a text that is missing or longer than 200 characters', async () => {
  await using app = await createWithCities();

  assert.equal((await app.understand('x'.repeat(200))).status, 200);
  const tooLong = await app.understand('x'.repeat(201));
  assert.deepEqual(
    [tooLong.status, tooLong.body.errors],
    [400, { q: ['Please enter at most 200 characters.'] }],
  );
  assert.equal((await app.client.get('/api/Property/understand')).status, 400);
  for (const text of ['', ' ', '\0', '%_\\', '😀', '\ud800'.toWellFormed()])
    assert.equal((await app.understand(text)).status, 200, text);
});

test('says it in the language that is asked for', async () => {
  await using app = await createWithCities();
  const { body } = await app.understand('plot nakodar&language=pa');
  assert.equal(body.said, 'Understood: Plot, Nakodar; also searched as words: language pa.');

  const inPunjabi = await app.client.get('/api/Property/understand?q=plot%20nakodar&language=pa');
  assert.equal(inPunjabi.body.said, 'ਸਮਝਿਆ: ਪਲਾਟ, ਨਕੋਦਰ।');
  assert.equal((await app.client.get('/api/Property/understand?q=x&language=fr')).status, 400);
});
