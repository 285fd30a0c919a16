import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const PHONE = '098765-43210';
const ENQUIRY = { kind: 'question', name: 'Harpreet Kaur', phone: PHONE, consent: true };
const BUYER = {
  name: 'Harpreet K.',
  phone: PHONE,
  note: 'Wants a corner',
  wants: { propertyType: 200 },
};

/** Somebody who asked twice and is noted as a buyer, and somebody else. Nothing was e-mailed yet. */
async function createAppWithPeople() {
  const app = await createTestApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    ENQUIRY_EMAIL: 'office@agency.test',
  });
  const owner = await createStaffClient(app, 'simran', 'owner');
  for (const enquiry of [
    ENQUIRY,
    { ...ENQUIRY, kind: 'visit' },
    { ...ENQUIRY, name: 'Else', phone: '9876500000' },
  ])
    assert.equal((await owner.post('/api/Enquiry', enquiry)).status, 201);
  const buyer = await owner.post('/api/Buyer', BUYER);
  assert.equal((await owner.post('/api/Buyer', { ...BUYER, phone: '9876500000' })).status, 201);
  return { ...app, owner, buyerId: Number(buyer.body.id) };
}

test('everything about a person is found by phone', async () => {
  await using app = await createAppWithPeople();
  const propertyId = await insertListing(app.db);
  await app.owner.post(`/api/Buyer/${app.buyerId}/sent`, { propertyIds: [propertyId] });

  const { status, body } = await app.owner.post('/api/Person/export', { phone: PHONE });

  assert.equal(status, 200);
  assert.equal(body.phone, '+919876543210');
  assert.deepEqual(
    body.enquiries.map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
    [
      ['question', 'Harpreet Kaur'],
      ['visit', 'Harpreet Kaur'],
    ],
  );
  assert.deepEqual(
    body.buyers.map(({ id, note }: { id: number; note: string }) => [id, note]),
    [[app.buyerId, 'Wants a corner']],
  );
  assert.deepEqual(
    body.buyers[0].sent.map(({ propertyId }: { propertyId: number }) => propertyId),
    [propertyId],
  );
  assert.equal(body.messages.length, 2);
});

test('erasing takes the person out of everything, and the trail keeps who did it', async () => {
  await using app = await createAppWithPeople();

  const erased = await app.owner.post('/api/Person/erase', { phone: PHONE });

  assert.deepEqual(erased.body, { enquiries: 2, buyers: 1 });
  assert.deepEqual((await app.owner.post('/api/Person/export', { phone: PHONE })).body, {
    phone: '+919876543210',
    enquiries: [],
    buyers: [],
    messages: [],
  });
  const tables = ['enquiry', 'enquiry_sender', 'buyer', 'outbox', 'audit_entry'] as const;
  for (const table of [...tables, 'idempotency_key'] as const) {
    const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
    for (const trace of ['Harpreet Kaur', '9876543210'])
      assert.ok(!rows.includes(trace), `${trace} in ${table}`);
  }
  assert.equal((await app.owner.get('/api/Enquiry')).body.totalCount, 1);
  assert.equal((await app.owner.get('/api/Buyer')).body.totalCount, 1);
  assert.equal((await app.db.selectFrom('outbox').selectAll().execute()).length, 1);
  const { items } = (await app.owner.get(`/api/Audit?entity=Buyer&id=${app.buyerId}`)).body;
  assert.deepEqual([items[0].action, items[0].userName], ['delete', 'simran']);
});

test('a failure half-way erases nothing', async () => {
  await using app = await createAppWithPeople();
  await app.db.schema.alterTable('buyer').renameTo('lost').execute();

  assert.equal((await app.owner.post('/api/Person/erase', { phone: PHONE })).status, 500);

  assert.equal((await app.owner.get('/api/Enquiry')).body.totalCount, 3);
});

test('only owners may ask', async () => {
  await using app = await createAppWithPeople();
  const agent = await createStaffClient(app, 'amrit', 'agent');

  for (const path of ['/api/Person/export', '/api/Person/erase']) {
    assert.equal((await agent.post(path, { phone: PHONE })).status, 403);
    const unknown = await app.fetch(path, { method: 'POST', body: '{}' });
    assert.equal(unknown.status, 401);
    assert.equal((await app.owner.post(path, { phone: 'x' })).status, 400);
  }
});
