import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { createApp } from '#app.ts';
import { createLog } from '#platform/http/create-log.server.ts';
import { insertListing } from '#test/factories.ts';
import { startMailServer } from '#test/mail-server.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const PERSON = {
  name: 'Zoravar Quillington',
  phone: '9812345670',
  message: 'My wife is in the Civil Hospital',
};
const TRACES = ['Zoravar', 'Quillington', '9812345670', '98123', 'Civil Hospital'];

function assertUnnamed(text: string, where: string) {
  for (const trace of TRACES) assert.ok(!text.includes(trace), `${trace} in ${where}`);
}

async function createLoggedApp(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  let logged = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const log = createLog('trace', sink);
  const product = createApp({ ...app.services, log });
  const send = (path: string, method: string, body?: unknown, token = '') =>
    product.fetch(
      new Request(`https://example.test${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return { ...app, send, deliverDue: product.couriers.deliverDue, logged: () => logged };
}

test('no log names a person, whatever fails', async () => {
  await using app = await createLoggedApp();
  const { token } = await createStaffClient(app);
  const enquiry = { kind: 'call-back', ...PERSON, consent: true };
  const sent = await app.send('/api/Enquiry', 'POST', enquiry);
  assert.equal(sent.status, 201);
  await app.send('/api/Enquiry', 'POST', { ...enquiry, consent: false });
  await app.send('/api/Enquiry', 'POST', { ...enquiry, propertyId: 99 });

  await app.db.schema.alterTable('enquiry').renameTo('lost').execute();
  for (const [path, method, body] of [
    ['/api/Enquiry', 'POST', enquiry],
    [`/api/Enquiry?search=${PERSON.phone}`, 'GET', undefined],
    ['/api/Person/export', 'POST', PERSON],
    ['/api/Person/erase', 'POST', PERSON],
  ] as const)
    assert.equal((await app.send(path, method, body, token)).status, 500, path);
  await app.db.schema.alterTable('lost').renameTo('enquiry').execute();

  assert.ok(app.logged().includes('unexpected'), 'the failures were logged');
  assertUnnamed(app.logged(), 'the log');
});

test('no log names a person when an e-mail about them cannot be sent', async () => {
  await using mail = await startMailServer();
  const recipient = 'zoravar.office@agency.test';
  const url = mail.url.replace('//', '//user:Quillington@');
  await using app = await createLoggedApp({ SMTP_URL: url, ENQUIRY_EMAIL: recipient });
  const enquiry = { kind: 'call-back', ...PERSON, consent: true };
  assert.equal((await app.send('/api/Enquiry', 'POST', enquiry)).status, 201);

  for (const answer of ['refuse', 'refuse for ever', 'hang up'] as const) {
    mail.answerWith(answer);
    await app.deliverDue();
    app.advance(3600);
  }
  await app.db.schema.alterTable('enquiry').renameTo('lost').execute();
  await app.deliverDue();

  assert.equal(mail.offered(), 3);
  assert.ok(app.logged().includes('could not be sent'), 'the failures were logged');
  assertUnnamed(app.logged(), 'the log');
  assert.ok(!app.logged().includes(recipient));
});

test('no log names a buyer, whatever fails', async () => {
  await using app = await createLoggedApp();
  const { token } = await createStaffClient(app);
  const buyer = { name: PERSON.name, phone: PERSON.phone, note: PERSON.message };
  const created = await app.send('/api/Buyer', 'POST', buyer, token);
  assert.equal(created.status, 201);
  await app.send('/api/Buyer', 'POST', { ...buyer, wants: { nothing: 1 } }, token);

  await app.db.schema.alterTable('buyer').renameTo('lost').execute();
  for (const [path, method, body] of [
    ['/api/Buyer', 'POST', buyer],
    ['/api/Buyer', 'PUT', { id: 1, ...buyer }],
    [`/api/Buyer?search=${PERSON.phone}`, 'GET', undefined],
    ['/api/Person/export', 'POST', PERSON],
    ['/api/Person/erase', 'POST', PERSON],
  ] as const)
    assert.equal((await app.send(path, method, body, token)).status, 500, path);

  assert.ok(app.logged().includes('unexpected'), 'the failures were logged');
  assertUnnamed(app.logged(), 'the log');
});

test('no log names a person when a row breaks a rule of the database', async () => {
  await using app = await createLoggedApp();
  await app.db.schema.createIndex('planted').on('enquiry').column('phone').unique().execute();
  const enquiry = { kind: 'question', ...PERSON, consent: true };

  assert.equal((await app.send('/api/Enquiry', 'POST', enquiry)).status, 201);
  assert.equal((await app.send('/api/Enquiry', 'POST', enquiry)).status, 500);

  assertUnnamed(app.logged(), 'the log');
});

test('no answer that needs no token names a person', async () => {
  await using app = await createLoggedApp();
  const id = await insertListing(app.db);
  const enquiry = { kind: 'visit', ...PERSON, propertyId: id, consent: true };
  const first = await app.send('/api/Enquiry', 'POST', enquiry);
  assertUnnamed(await first.text(), 'the receipt');
  const { token } = await createStaffClient(app);
  const buyer = { name: PERSON.name, phone: PERSON.phone, note: PERSON.message };
  assert.equal((await app.send('/api/Buyer', 'POST', buyer, token)).status, 201);

  const { paths } = await (await app.send('/api/openapi.json', 'GET')).json();
  const asked: string[] = [];
  for (const [path, item] of Object.entries<Record<string, object>>(paths))
    for (const method of Object.keys(item)) {
      const address = path.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, '1');
      const body = method === 'get' ? undefined : {};
      const answer = await app.send(address, method.toUpperCase(), body);
      assertUnnamed(await answer.text(), `${method} ${address}`);
      asked.push(address);
    }
  assert.ok(asked.includes('/api/Enquiry') && asked.includes(`/api/Enquiry/${id}`));
});
