// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Country } from '#features/listings/place.ts';
import { setSession } from '#session/session.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { createRecordWriter, type WriterState } from './record-writer.ts';

/** A browser whose network can lose the server's answers. */
async function startBrowser(context: TestContext) {
  const app = await createTestApp();
  context.after(() => app[Symbol.asyncDispose]());
  const staff = await createStaffClient(app);
  setSession({ userName: 'staff', token: staff.token });
  const network = { losesAnswers: false };
  context.mock.method(globalThis, 'fetch', async (path: string, init: RequestInit) => {
    const response = await app.fetch(path, init);
    if (network.losesAnswers) throw new TypeError('Failed to fetch');
    return response;
  });
  const names = async () =>
    (await app.db.selectFrom('country').select('name').orderBy('id').execute()).map(
      ({ name }) => name,
    );
  return { staff, network, names };
}

const writer = (initial?: WriterState) =>
  createRecordWriter(Country, '/api/Country', initial && { initial });

test('the first save creates, the next one updates', async (context) => {
  const { names } = await startBrowser(context);
  const country = writer();

  assert.ok((await country.save({ name: 'India' })).ok);
  assert.ok((await country.save({ name: 'Bharat' })).ok);

  assert.deepEqual(await names(), ['Bharat']);
});

test('repeats a create whose answer was lost without a second record', async (context) => {
  const { network, names } = await startBrowser(context);
  const country = writer();
  network.losesAnswers = true;
  assert.equal((await country.save({ name: 'India' })).ok, false);
  assert.equal((await country.save({ name: 'India' })).ok, false);

  network.losesAnswers = false;
  assert.ok((await country.save({ name: 'India' })).ok);

  assert.deepEqual(await names(), ['India']);
});

test('stores later changes in the record of a create whose answer was lost', async (context) => {
  const { network, names } = await startBrowser(context);
  const country = writer();
  network.losesAnswers = true;
  await country.save({ name: 'Indai' });

  network.losesAnswers = false;
  assert.ok((await country.save({ name: 'India' })).ok);

  assert.deepEqual(await names(), ['India']);
});

test('a reloaded page continues the same create', async (context) => {
  const { network, names } = await startBrowser(context);
  const before = writer();
  network.losesAnswers = true;
  await before.save({ name: 'India' });

  network.losesAnswers = false;
  const after = writer(before.state());
  assert.ok((await after.save({ name: 'India' })).ok);

  assert.deepEqual(await names(), ['India']);
});

test('a refused create can be corrected', async (context) => {
  const { names } = await startBrowser(context);
  const country = writer();
  const refused = await country.save({ name: '' });
  assert.deepEqual(refused.ok || refused.refusal.errors, {
    name: ['Please fill out all the required(*) fields.'],
  });

  assert.ok((await country.save({ name: 'India' })).ok);
  assert.deepEqual(await names(), ['India']);
});

test('saves a removed record as a new one', async (context) => {
  const { staff, names } = await startBrowser(context);
  const country = writer();
  await country.save({ name: 'India' });
  await staff.delete(`/api/Country/${country.id()}`);

  const refused = await country.save({ name: 'Bharat' });
  assert.equal(refused.ok || refused.refusal.status, 404);
  country.startNew();
  assert.ok((await country.save({ name: 'Bharat' })).ok);

  assert.deepEqual(await names(), ['Bharat']);
});

test("refuses to overwrite another editor's change until it was read", async (context) => {
  const { staff, names } = await startBrowser(context);
  const country = writer();
  const created = await country.save({ name: 'India' });
  await staff.put('/api/Country', { id: created.ok && created.data.id, name: 'Bharat' });

  const refused = await country.save({ name: 'Hindustan' });
  assert.equal(refused.ok || refused.refusal.status, 412);
  assert.deepEqual(await names(), ['Bharat']);

  await country.read();
  assert.ok((await country.save({ name: 'Hindustan' })).ok);
  assert.deepEqual(await names(), ['Hindustan']);
});

test("an update whose answer was lost does not count as somebody else's change", async (context) => {
  const { network, names } = await startBrowser(context);
  const country = writer();
  await country.save({ name: 'India' });
  network.losesAnswers = true;
  await country.save({ name: 'Bharat' });
  await country.save({ name: 'Hind' });

  network.losesAnswers = false;
  assert.ok((await country.save({ name: 'Hindustan' })).ok);
  assert.deepEqual(await names(), ['Hindustan']);
});

test("refuses to overwrite another editor's change after a lost answer", async (context) => {
  const { staff, network, names } = await startBrowser(context);
  const country = writer();
  await country.save({ name: 'India' });
  network.losesAnswers = true;
  await country.save({ name: 'Bharat' });
  await staff.put('/api/Country', { id: country.id(), name: 'Hind' });

  network.losesAnswers = false;
  const refused = await country.save({ name: 'Hindustan' });
  assert.equal(refused.ok || refused.refusal.status, 412);
  assert.deepEqual(await names(), ['Hind']);
});
