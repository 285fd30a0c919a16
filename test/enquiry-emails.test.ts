import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { createApp } from '#app.ts';
import { createFormToken } from '#features/enquiries/receive-enquiry.server.ts';
import { insertListing } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const RECIPIENT = 'office@agency.test';
const ENQUIRY = { kind: 'visit', name: 'Harpreet Kaur', phone: '9876543210', consent: true };

async function createMailingApp(url: string, environment: Record<string, string> = {}) {
  return createTestApp({ SMTP_URL: url, ENQUIRY_EMAIL: RECIPIENT, ...environment });
}

async function ask(app: TestApp, enquiry: object = ENQUIRY, headers: Record<string, string> = {}) {
  const response = await app.fetch('/api/Enquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  });
  assert.equal(response.status, 201);
  return response.json();
}

function onePhoto(background: string): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const waiting = (app: TestApp) => app.db.selectFrom('outbox').selectAll().execute();
const header = (headers: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1];

/** A text of ASCII alone is sent as it is: its `=B7` is part of an address. */
function bodyOf(email: { headers: string; body: string } | undefined): string {
  const { headers, body } = email ?? { headers: '', body: '' };
  if (header(headers, 'Content-Transfer-Encoding') !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

test('an enquiry is told to the agency once, and the outbox keeps nothing', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url, { EMAIL_FROM: 'website@agency.test' });
  const propertyId = await insertListing(app.db);
  const { reference } = await ask(app, { ...ENQUIRY, propertyId });

  await app.product.couriers.deliverDue();
  await app.product.couriers.deliverDue();

  assert.equal(mail.received.length, 1);
  const [email] = mail.received;
  assert.deepEqual([email?.from, email?.to], ['website@agency.test', [RECIPIENT]]);
  const headers = email?.headers ?? '';
  assert.equal(header(headers, 'Subject'), `Visit: House in Model Town (${reference})`);
  assert.match(header(headers, 'Message-ID') ?? '', /^<[\w-]+@example\.test>$/);
  assert.equal(header(headers, 'Auto-Submitted'), 'auto-generated');
  assert.ok(!headers.includes('Harpreet'));
  for (const line of [
    'Name: Harpreet Kaur',
    'Phone: +919876543210',
    'House in Model Town',
    `https://example.test/p/${propertyId}`,
    `https://example.test/enquiries?search=${reference}`,
  ])
    assert.ok(bodyOf(email).split('\r\n').includes(line), line);
  assert.deepEqual(await waiting(app), []);
});

test('says how many photographs came with an enquiry', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  const { authSecret, now } = app.services;
  const formToken = createFormToken(authSecret, now());
  app.advance(10);
  const form = new FormData();
  form.set('enquiry', JSON.stringify({ ...ENQUIRY, kind: 'sell', formToken }));
  for (const background of ['#a00', '#0a0'])
    form.append('photo', new File([await onePhoto(background)], 'photo.jpg'));
  const sent = await app.fetch('/api/Enquiry/with-photos', { method: 'POST', body: form });
  assert.equal(sent.status, 201);

  await app.product.couriers.deliverDue();

  assert.equal(mail.received.length, 1);
  const lines = bodyOf(mail.received[0]).split('\r\n');
  assert.ok(lines.includes('Photographs: 2'), lines.join('\n'));
});

test('words of other scripts arrive', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  const propertyId = await insertListing(app.db, { title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ' });
  await ask(app, { ...ENQUIRY, propertyId, name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ' });

  await app.product.couriers.deliverDue();

  const [email] = mail.received;
  const body = bodyOf(email);
  assert.ok(body.includes('Name: ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ') && body.includes('ਮਾਡਲ ਟਾਊਨ'), body);
});

test('without a mail server nothing waits', async () => {
  await using app = await createTestApp();
  await ask(app);

  assert.deepEqual(await waiting(app), []);
});

test('what is typed never becomes a header', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  const evil = 'X\r\nBcc: thief@evil.test\r\n\r\nWin';
  const propertyId = await insertListing(app.db, { title: evil });
  await ask(app, { ...ENQUIRY, name: evil, message: evil, preferredTime: evil, propertyId });

  await app.product.couriers.deliverDue();

  const [email] = mail.received;
  assert.deepEqual(email?.to, [RECIPIENT]);
  assert.doesNotMatch(email?.headers ?? '', /^(?:bcc|win)/im);
  assert.match(email?.body ?? '', /Name: X Bcc: thief@evil\.test Win\r\n/);
});

test('waits longer and longer for a mail server, under one Message-ID, and loses nothing', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  await ask(app);
  const [{ message_id } = { message_id: '' }] = await waiting(app);
  const attempt = async (seconds: number) => {
    app.advance(seconds);
    await app.product.couriers.deliverDue();
    return mail.offered();
  };

  mail.answerWith('refuse');
  assert.equal(await attempt(0), 1);
  assert.equal(await attempt(29), 1);
  mail.answerWith('hang up');
  assert.equal(await attempt(1), 2);
  assert.equal(await attempt(59), 2);
  mail.answerWith('refuse for ever');
  assert.equal(await attempt(1), 3);
  for (let days = 0; days < 3; days += 1) await attempt(24 * 60 * 60);
  mail.answerWith('accept');
  await attempt(60 * 60);

  assert.equal(mail.received.length, 1);
  const [email] = mail.received;
  assert.equal(header(email?.headers ?? '', 'Message-ID'), `<${message_id}@example.test>`);
  assert.deepEqual(await waiting(app), []);
});

test('a mail server that is away is waited for', async () => {
  const gone = await startMailServer();
  await gone[Symbol.asyncDispose]();
  await using app = await createMailingApp(gone.url);
  await ask(app);
  await app.product.couriers.deliverDue();
  assert.equal((await waiting(app)).length, 1);

  await using back = await startMailServer(gone.port);
  app.advance(60);
  await app.product.couriers.deliverDue();

  assert.equal(back.received.length, 1);
});

test('an enquiry that is refused or repeated sends nothing more', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  const key = { 'idempotency-key': 'from a phone' };
  await ask(app, ENQUIRY, key);
  await ask(app, ENQUIRY, key);
  for (const broken of [{ consent: false }, { propertyId: 99 }, { website: 'https://spam.test' }])
    await app.fetch('/api/Enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ENQUIRY, ...broken }),
    });

  await app.product.couriers.deliverDue();

  assert.equal(mail.received.length, 1);
});

test('of several processes one sends a message, also when one of them was killed', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  const others = [1, 2, 3].map(() => createApp(app.services));
  for (let index = 0; index < 5; index += 1)
    await ask(app, { ...ENQUIRY, phone: `98765432${10 + index}` });

  await Promise.all([app.product, ...others].map(({ couriers }) => couriers.deliverDue()));
  assert.equal(mail.received.length, 5);

  app.advance(3600);
  await ask(app);
  const claimedByTheDead = { due_at: new Date(app.services.now().getTime() + 1000).toISOString() };
  await app.db.updateTable('outbox').set(claimedByTheDead).execute();
  await app.product.couriers.deliverDue();
  assert.equal(mail.received.length, 5);
  app.advance(1);
  await app.product.couriers.deliverDue();
  assert.equal(mail.received.length, 6);
});

test('who was erased is not written about', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  const staff = await createStaffClient(app);
  const { id } = await ask(app);

  await staff.delete(`/api/Enquiry/${id}`);

  assert.deepEqual(await waiting(app), []);
  await app.product.couriers.deliverDue();
  assert.equal(mail.offered(), 0);
});

test('metrics say how many messages wait, and for how long', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url, {
    METRICS_TOKEN: 'a-token-of-the-monitoring',
  });
  const headers = { authorization: 'Bearer a-token-of-the-monitoring' };
  const measure = async () => (await app.fetch('/metrics', { headers })).text();
  assert.match(await measure(), /^outbox_waiting\{kind="enquiry"\} 0$/m);
  await ask(app);
  app.advance(90);

  const text = await measure();

  assert.match(text, /^outbox_waiting\{kind="enquiry"\} 1$/m);
  assert.match(text, /^outbox_oldest_seconds\{kind="enquiry"\} 90$/m);
});

test('a stop waits for what is being sent', async () => {
  await using mail = await startMailServer();
  await using app = await createMailingApp(mail.url);
  await ask(app);

  void app.product.couriers.deliverDue();
  while ((await waiting(app)).some(({ attempts }) => attempts === 0)) await nextTurn();
  await app.finish();

  assert.equal(mail.received.length, 1);
  assert.deepEqual(await waiting(app), []);
});
