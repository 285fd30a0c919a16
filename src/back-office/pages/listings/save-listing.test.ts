// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createRecordSaver } from '#back-office/save/record-saver.ts';
import type { WriterState } from '#back-office/save/record-writer.ts';
import { setSession } from '#session/session.ts';
import { insertCity } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import type { ListingForm } from './form-fields.ts';
import { EMPTY_FORM } from './listing-body.ts';
import { createListingWriter, LISTING_FORM } from './listing-record.ts';

/** A browser whose network can lose the server's answers. */
async function startBrowser(context: TestContext) {
  const app = await createTestApp();
  context.after(() => app[Symbol.asyncDispose]());
  const staff = await createStaffClient(app);
  setSession({ userName: 'simran', token: staff.token });
  const network = { losesAnswers: false };
  context.mock.method(globalThis, 'fetch', async (path: string, init: RequestInit) => {
    const response = await app.fetch(path, init);
    if (network.losesAnswers) throw new TypeError('Failed to fetch');
    return response;
  });
  const common = {
    countryId: '1',
    stateId: '1',
    cityID: String(await insertCity(app.db)),
    neighbourhood: 'Model Town',
  };
  const form: ListingForm = {
    ...EMPTY_FORM,
    ...common,
    ...{
      propertyType: '200',
      title: 'Plot',
      description: 'Quiet.',
      price: '4500000',
      plot_plotType: '1',
      plot_totalArea: '900',
    },
    videoLink: 'youtu.be/dQw4w9WgXcQ',
  };
  const stored = async () =>
    (await staff.get('/api/Property')).body.map(
      ({ title, price }: { title: string; price: number }) => [title, price],
    );
  return { staff, network, form, stored };
}

function openForm(initial?: WriterState) {
  const writer = createListingWriter(initial);
  const saver = createRecordSaver(LISTING_FORM, writer, EMPTY_FORM);
  return {
    writer,
    save: (form: ListingForm) => saver.save(form, () => undefined),
  };
}

test('two tabs with the same draft store one listing, and neither overwrites the other unseen', async (context) => {
  const { form, stored } = await startBrowser(context);
  const one = openForm();
  const other = openForm(one.writer.state());
  assert.equal((await other.save({ ...form, price: '5000000' })).kind, 'done');

  const second = await one.save({ ...form, title: 'Plot 12' });
  assert.deepEqual(second.kind === 'changed' && second.merge.conflicts, ['title', 'price']);
  assert.deepEqual(await stored(), [['Plot', 5_000_000]]);

  assert.equal((await one.save({ ...form, title: 'Plot 12', price: '5000000' })).kind, 'done');
  assert.deepEqual(await stored(), [['Plot 12', 5_000_000]]);
});

test('two tabs that save the same values store one listing', async (context) => {
  const { form, stored } = await startBrowser(context);
  const one = openForm();
  const other = openForm(one.writer.state());
  assert.equal((await other.save(form)).kind, 'done');
  assert.equal((await one.save(form)).kind, 'done');
  assert.deepEqual(await stored(), [['Plot', 4_500_000]]);
});

test('two tabs whose listing was removed add one new listing', async (context) => {
  const { staff, form, stored } = await startBrowser(context);
  const one = openForm();
  await one.save(form);
  const other = openForm(one.writer.state());
  await staff.delete(`/api/Property/${one.writer.id()}`);
  for (const tab of [one, other]) {
    tab.writer.startNew();
    assert.equal((await tab.save({ ...form, title: 'Plot again' })).kind, 'done');
  }
  assert.deepEqual(await stored(), [['Plot again', 4_500_000]]);
});

test('saves a listing as a new one after it was removed', async (context) => {
  const { staff, form, stored } = await startBrowser(context);
  const one = openForm();
  const other = openForm(one.writer.state());
  await other.save(form);
  await staff.delete(`/api/Property/${other.writer.id()}`);
  assert.equal((await one.save(form)).kind, 'refused');
  assert.equal((await one.save(form)).kind, 'done');
  assert.deepEqual(await stored(), [['Plot', 4_500_000]]);
});

test("an update whose answer was lost is not reported as somebody else's change", async (context) => {
  const { network, form, stored } = await startBrowser(context);
  const tab = openForm();
  await tab.save(form);
  network.losesAnswers = true;
  assert.equal(
    (await tab.save({ ...form, price: ' 5000000 ', title: 'Plot  12 ' })).kind,
    'refused',
  );

  network.losesAnswers = false;
  assert.equal((await tab.save({ ...form, price: '5500000' })).kind, 'done');
  assert.deepEqual(await stored(), [['Plot', 5_500_000]]);
});
