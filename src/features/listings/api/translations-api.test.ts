import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const PLAIN = 'Please enter plain text.';
const TRANSLATIONS = {
  pa: {
    title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ',
    description: 'ਖੁੱਲ੍ਹੀ ਗਲੀ।\n\nਪਾਰਕ ਕੋਲ।',
    neighbourhood: 'ਮਾਡਲ ਟਾਊਨ',
  },
  hi: { title: 'मॉडल टाउन में कोठी' },
};

test('stores the translations of a listing, and answers them wherever it is answered whole', async () => {
  await using app = await createTestAppWithStaff();
  const { status, body } = await app.staff.post('/api/Property', {
    ...app.house,
    isPopular: true,
    translations: TRANSLATIONS,
  });

  assert.deepEqual([status, body.translations], [201, TRANSLATIONS]);
  assert.equal(body.slug, 'kothi-in-model-town-1');
  assert.deepEqual((await app.staff.get('/api/Property/1')).body.translations, TRANSLATIONS);
  const found = await app.staff.post('/api/Property/filtered-properties', {});
  const listed = await app.staff.get('/api/Property');
  const popular = await app.staff.get('/api/Property/popularProperties');
  for (const [listing] of [found.body.items, listed.body, popular.body.items])
    assert.deepEqual(listing.translations, TRANSLATIONS);
});

test('texts are made visible and trimmed; empty ones and unknown members are left out', async () => {
  await using app = await createTestAppWithStaff();
  for (const [given, stored] of [
    [
      { pa: { title: ' ਕੋਠੀ\n ', description: 'ਇੱਕ\r\nਦੋ' } },
      { pa: { title: 'ਕੋਠੀ', description: 'ਇੱਕ\r\nਦੋ' } },
    ],
    [{ pa: { title: '', neighbourhood: '\u200b' }, hi: {} }, {}],
    [{ pa: { title: null }, hi: null }, {}],
    [{ ur: { title: 'کوٹھی' }, hi: { title: 'कोठी', price: 5 } }, { hi: { title: 'कोठी' } }],
    [null, {}],
    [undefined, {}],
  ]) {
    const translations = given;
    const { status, body } = await app.staff.post('/api/Property', { ...app.house, translations });
    assert.deepEqual([status, body.translations], [201, stored], JSON.stringify(given));
  }
});

test('a change replaces the translations, raises the version and is in the trail', async () => {
  await using app = await createTestAppWithStaff();
  const translations = TRANSLATIONS;
  const { headers } = await app.staff.post('/api/Property', { ...app.house, translations });
  const body = { ...app.house, id: 1, translations: { hi: TRANSLATIONS.hi } };
  const match = { 'If-Match': headers.get('etag') ?? '' };

  const changed = await app.staff.put('/api/Property', body, match);
  assert.deepEqual([changed.status, changed.body.translations], [200, { hi: TRANSLATIONS.hi }]);
  assert.equal((await app.staff.put('/api/Property', body, match)).status, 412);
  assert.deepEqual(
    (await app.staff.put('/api/Property', { ...app.house, id: 1 })).body.translations,
    {},
  );

  const entries = await app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  const updates = entries.filter(
    ({ entity, action }) => entity === 'Property' && action === 'update',
  );
  assert.deepEqual(JSON.parse(updates[0]?.before ?? '').translations, TRANSLATIONS);
  assert.deepEqual(JSON.parse(updates[0]?.after ?? '').translations, { hi: TRANSLATIONS.hi });
});

test('refuses translations as it refuses the originals, and stores nothing', async () => {
  await using app = await createTestAppWithStaff();
  const atMost = (count: number) => [`Please enter at most ${count} characters.`];
  for (const [translations, errors] of [
    [{ pa: { title: 'ਕ'.repeat(201) } }, { 'translations.pa.title': atMost(200) }],
    [{ hi: { neighbourhood: 'क'.repeat(101) } }, { 'translations.hi.neighbourhood': atMost(100) }],
    [
      { hi: { description: 'क'.repeat(20_001) } },
      { 'translations.hi.description': atMost(20_000) },
    ],
    [{ pa: { title: '\0' } }, { 'translations.pa.title': [PLAIN] }],
    [{ pa: { description: 'a\0b' } }, { 'translations.pa.description': [PLAIN] }],
    [{ pa: { title: 7 } }, { 'translations.pa.title': [PLAIN] }],
    [{ pa: 'ਕੋਠੀ' }, { 'translations.pa': ['Please send an object.'] }],
    [[], { translations: ['Please send an object.'] }],
  ]) {
    const { status, body } = await app.staff.post('/api/Property', { ...app.house, translations });
    assert.deepEqual([status, body.errors], [400, errors], JSON.stringify(errors));
  }
  assert.equal((await app.staff.get('/api/Property')).body.length, 0);
});

test('says what the facts say in the other languages, and what a neighbourhood was called before', async () => {
  await using app = await createTestAppWithStaff();
  const texts = async (body: object) =>
    (await app.staff.post('/api/Property/facts-texts', { ...app.house, ...body })).body;
  const none = { title: '', neighbourhood: '' };

  const { pa, hi } = await texts({});
  assert.match(pa.title, /^Jalandhar ਵਿੱਚ .* (ਦਾ|ਦੀ) /);
  assert.equal(pa.neighbourhood, '');
  assert.match(hi.title, /^Jalandhar में /);
  await app.staff.post('/api/Property', { ...app.house, translations: TRANSLATIONS });
  assert.equal((await texts({})).pa.neighbourhood, 'ਮਾਡਲ ਟਾਊਨ');
  assert.match((await texts({})).pa.title, /^ਮਾਡਲ ਟਾਊਨ, Jalandhar ਵਿੱਚ /);
  const own = { pa: { neighbourhood: 'ਮਾਡਲ' } };
  assert.equal((await texts({ translations: own })).pa.neighbourhood, 'ਮਾਡਲ');
  // A draft may say too little.
  assert.deepEqual(await texts({ status: 5, neighbourhood: '', house: {}, areaAs: null }), {
    pa: none,
    hi: none,
  });
  assert.deepEqual((await texts({ cityID: 9999, neighbourhood: 'X' })).pa, none);
  assert.equal((await app.staff.post('/api/Property/facts-texts', {})).status, 400);
});
