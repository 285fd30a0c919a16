// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { sweepPhotos } from '#features/listings/photos/sweep-photos.server.ts';
import { publicServicesOf } from '#features/listings/public-listings.server.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { readAgency } from './agency.server.ts';

const DEFAULTS = {
  businessName: 'The Agency',
  businessPhone: '9876543210',
  whatsappNumber: '9876543210',
  youtubeUrl: 'https://www.youtube.com/@dkpropertyconstruction',
  facebookUrl: 'https://www.facebook.com/dkpropertyconstruction',
  instagramUrl: 'https://www.instagram.com/dkpropertyconstruction',
  officeAddress: '',
  hours: '',
  reraNumber: '',
  languages: [],
  foundedYear: 2020,
  copyrightYear: 2025,
  answerHours: null,
  people: [],
};

const PERSON = { name: 'Simran Kaur', role: 'Sales', phone: '9815012345', imageUrl: null };

async function createOffice() {
  const app = await createTestApp({ BUSINESS_NAME: 'The Agency' });
  const owner = await createStaffClient(app);
  const send = async (background: string) => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'face.jpg'));
    const answer = await app.fetch('/api/Settings/photo', {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body: form,
    });
    assert.equal(answer.status, 201);
    return (await answer.json()).imageUrl;
  };
  const settings = async () => (await owner.get('/api/Settings')).body;
  return { ...app, owner, send, settings };
}

test('starts with the environment; what is stored wins, and the next read sees it', async () => {
  await using office = await createOffice();
  const { owner, settings } = office;
  const shown = () => readAgency(publicServicesOf(office.services));
  assert.deepEqual(await settings(), DEFAULTS);
  assert.equal((await shown()).businessName, 'The Agency');

  const change = {
    businessName: ' Sharma Properties ',
    whatsappNumber: '+91 98150-12345',
    instagramUrl: '',
    officeAddress: 'Shop 12\nModel Town',
    languages: ['hi', 'en', 'pa'],
    foundedYear: 1998,
    answerHours: 72,
    people: [PERSON],
  };
  const stored = {
    ...DEFAULTS,
    ...change,
    businessName: 'Sharma Properties',
    whatsappNumber: '9815012345',
  };
  const { status, body } = await owner.put('/api/Settings', change);
  assert.equal(status, 200);
  assert.deepEqual(body, stored);
  assert.deepEqual(await settings(), stored);
  assert.equal((await shown()).businessName, 'Sharma Properties');
  assert.deepEqual((await owner.put('/api/Settings', { hours: 'Mon-Sat 9-6' })).body, {
    ...stored,
    hours: 'Mon-Sat 9-6',
  });
  assert.deepEqual(
    (await owner.put('/api/Settings', {})).body.officeAddress,
    'Shop 12\nModel Town',
  );
});

test('null and what equals the default follow the environment again', async () => {
  await using office = await createOffice();
  const { owner, db } = office;
  await owner.put('/api/Settings', { businessName: 'Other', instagramUrl: '' });
  const { body } = await owner.put('/api/Settings', {
    businessName: null,
    businessPhone: '\u2066+91-0-98765\u201043210\u2069',
    instagramUrl: null,
  });

  assert.deepEqual(body, DEFAULTS);
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([row.business_name, row.business_phone, row.instagram_url], [null, null, null]);
});

test('names what cannot be stored, and stores nothing of it', async () => {
  await using office = await createOffice();
  const { owner, settings } = office;
  const cases: [object, string][] = [
    [{ businessName: '' }, 'businessName'],
    [{ businessName: 'x'.repeat(101) }, 'businessName'],
    [{ businessName: 'a\u202eb' }, 'businessName'],
    [{ businessPhone: '12345' }, 'businessPhone'],
    [{ whatsappNumber: 'call me' }, 'whatsappNumber'],
    [{ youtubeUrl: 'javascript:alert(1)' }, 'youtubeUrl'],
    [{ facebookUrl: `https://e.com/${'x'.repeat(300)}` }, 'facebookUrl'],
    [{ officeAddress: 'x'.repeat(301) }, 'officeAddress'],
    [{ hours: 7 }, 'hours'],
    [{ reraNumber: 'a\u0000' }, 'reraNumber'],
    [{ languages: ['pa', 'xx'] }, 'languages.1'],
    [{ languages: ['pa', 'pa'] }, 'languages'],
    [{ foundedYear: 20 }, 'foundedYear'],
    [{ copyrightYear: '2026' }, 'copyrightYear'],
    [{ answerHours: 0 }, 'answerHours'],
    [{ people: 'me' }, 'people'],
    [{ people: [{ ...PERSON, name: '' }] }, 'people.0.name'],
    [{ people: [PERSON, { ...PERSON, phone: '1' }] }, 'people.1.phone'],
    [{ people: [{ ...PERSON, imageUrl: 'https://e.com/a.jpg' }] }, 'people.0.imageUrl'],
    [
      { people: [PERSON, { ...PERSON, imageUrl: '/Resources/Images/no.jpg' }] },
      'people.1.imageUrl',
    ],
    [{ people: Array(21).fill(PERSON) }, 'people'],
  ];

  for (const [change, field] of cases) {
    const { status, body } = await owner.put('/api/Settings', { hours: 'never', ...change });
    assert.deepEqual([status, Object.keys(body.errors)], [400, [field]], JSON.stringify(change));
  }
  assert.deepEqual(await settings(), DEFAULTS);
});

test('keeps the picture of a person while the person is shown, and no longer', async () => {
  await using office = await createOffice();
  const { owner, send, settings, media, db } = office;
  const imageUrl = await send('teal');
  await owner.put('/api/Settings', { people: [{ ...PERSON, imageUrl }, PERSON] });
  office.advance(2 * 60 * 60);
  await sweepPhotos(db, media, office.services.now());

  assert.equal((await settings()).people[0].imageUrl, imageUrl);
  assert.equal((await office.fetch(imageUrl)).status, 200);
  const agency = await readAgency(publicServicesOf(office.services));
  assert.deepEqual(
    agency.people.map(({ photo }) => photo && [photo.url, photo.width, photo.height]),
    [[imageUrl, 400, 300], null],
  );

  await owner.put('/api/Settings', { people: [PERSON] });
  assert.equal((await office.fetch(imageUrl)).status, 404);
});

test('of two who change the same settings the second is told, and the trail has both', async () => {
  await using office = await createOffice();
  const { owner } = office;
  const etag = (await owner.get('/api/Settings')).headers.get('etag') ?? '';
  const ifMatch = { 'if-match': etag };

  assert.equal((await owner.put('/api/Settings', { hours: '9-5' }, ifMatch)).status, 200);
  assert.equal((await owner.put('/api/Settings', { hours: '9-6' }, ifMatch)).status, 412);
  assert.equal((await owner.put('/api/Settings', { hours: '9-7' })).status, 200);
  const { items } = (await owner.get('/api/Audit?entity=Settings')).body;
  assert.deepEqual(
    items.map(({ before, after }: Record<string, { hours: string }>) => [
      before?.hours,
      after?.hours,
    ]),
    [
      ['9-5', '9-7'],
      ['', '9-5'],
    ],
  );
});
