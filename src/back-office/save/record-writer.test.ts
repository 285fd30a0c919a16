import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Country } from '#features/places/place.ts';
import { setSession } from '#session/session.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { createRecordWriter, type WriterState } from './record-writer.ts';

/** The browser's side of the product: the same calls, over a network that can lose what the server answers. */
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

const writer = (begun?: WriterState) =>
  createRecordWriter(Country, '/api/Country', begun && { initial: begun });

test('a first save creates, the next one updates', async (context) => {
  const { names } = await startBrowser(context);
  const country = writer();

  assert.ok((await country.save({ name: 'India' })).ok);
  assert.ok((await country.save({ name: 'Bharat' })).ok);

  assert.deepEqual(await names(), ['Bharat']);
});

test('a create whose answer was lost is repeated without a second record', async (context) => {
  const { network, names } = await startBrowser(context);
  const country = writer();
  network.losesAnswers = true;
  assert.equal((await country.save({ name: 'India' })).ok, false);
  assert.equal((await country.save({ name: 'India' })).ok, false);

  network.losesAnswers = false;
  assert.ok((await country.save({ name: 'India' })).ok);

  assert.deepEqual(await names(), ['India']);
});

test('what was changed after a lost answer is stored in the record that the lost create made', async (context) => {
  const { network, names } = await startBrowser(context);
  const country = writer();
  network.losesAnswers = true;
  await country.save({ name: 'Indai' });

  network.losesAnswers = false;
  assert.ok((await country.save({ name: 'India' })).ok);

  assert.deepEqual(await names(), ['India']);
});

test('a page that was loaded anew goes on with the same create', async (context) => {
  const { network, names } = await startBrowser(context);
  const before = writer();
  network.losesAnswers = true;
  await before.save({ name: 'India' });

  network.losesAnswers = false;
  const after = writer(before.state());
  assert.ok((await after.save({ name: 'India' })).ok);

  assert.deepEqual(await names(), ['India']);
});

test('a create that was refused may be corrected', async (context) => {
  const { names } = await startBrowser(context);
  const country = writer();
  const refused = await country.save({ name: '' });
  assert.deepEqual(refused.ok || refused.refusal.errors, {
    name: ['Please fill out all the required(*) fields.'],
  });

  assert.ok((await country.save({ name: 'India' })).ok);
  assert.deepEqual(await names(), ['India']);
});

test('a record that is gone can be stored anew', async (context) => {
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

test("another editor's change is not overwritten until it has been read", async (context) => {
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

test('an update whose answer was lost is no change by somebody else', async (context) => {
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

test('after a lost answer, what another editor has made of the record is still theirs', async (context) => {
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
