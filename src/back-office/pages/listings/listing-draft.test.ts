// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setSession } from '#session/session.ts';
import { EMPTY_FORM } from './listing-body.ts';
import { isWorthKeeping, listingDrafts } from './listing-draft.ts';

/** Local storage: its keys are its own properties. */
class FakeStorage {
  getItem(key: string): unknown {
    return Object.getOwnPropertyDescriptor(this, key)?.value ?? null;
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

const contents = (title: string) => ({
  form: { ...EMPTY_FORM, title },
  base: EMPTY_FORM,
  writer: {},
});
const titles = (now?: Date) => listingDrafts.list(now).map(({ values }) => values.form.title);

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    value: new FakeStorage(),
    configurable: true,
  });
  setSession({ userName: 'staff', token: '' });
});

test('keeps one draft for each form', () => {
  const [one, other] = [listingDrafts.newKey(), listingDrafts.newKey()];
  listingDrafts.keep(one, contents('House'));
  listingDrafts.keep(other, contents('Plot'));
  listingDrafts.keep(one, contents('House with a garden'));
  assert.deepEqual(titles().toSorted(), ['House with a garden', 'Plot']);

  listingDrafts.remove(one);
  assert.deepEqual(titles(), ['Plot']);
});

test('removes a draft after a week', () => {
  listingDrafts.keep(listingDrafts.newKey(), contents('House'));
  const nextWeek = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  assert.deepEqual(titles(nextWeek), []);
  assert.deepEqual(titles(), []);
});

test('shows a staff member only their own drafts', () => {
  listingDrafts.keep(listingDrafts.newKey(), contents('House'));
  setSession({ userName: 'other', token: '' });
  assert.deepEqual(titles(), []);
});

test('keeps a form with a text, not one with only a kind chosen', () => {
  const isWorth = (form: object) =>
    isWorthKeeping({ form: { ...EMPTY_FORM, ...form }, base: EMPTY_FORM });
  assert.equal(isWorth({}), false);
  assert.equal(isWorth({ propertyType: '100' }), false);
  assert.equal(isWorth({ propertyType: '100', title: 'H' }), true);
});

test('a draft from before a field was added has it empty', () => {
  const { title_pa: _, ...form } = contents('House').form;
  const { title_pa: __, ...base } = EMPTY_FORM;
  localStorage.setItem(
    'draft staff property 1-2',
    JSON.stringify({ at: new Date().toISOString(), values: { form, base, writer: {} } }),
  );
  assert.deepEqual(
    listingDrafts.list().map(({ values }) => [values.form, values.base]),
    [[{ ...form, title_pa: '' }, EMPTY_FORM]],
  );
});
