import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setSession } from '#session/session.ts';
import { EMPTY_FORM } from './listing-body.ts';
import {
  forgetListingDraft,
  isWorthKeeping,
  keepListingDraft,
  listingDrafts,
  newDraftKey,
} from './listing-draft.ts';

/** What a browser keeps: its keys are its own properties. */
class Kept {
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
const titles = (now?: Date) => listingDrafts(now).map(({ values }) => values.form.title);

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: new Kept(), configurable: true });
  setSession({ userName: 'staff', token: '' });
});

test('every form has a draft of its own', () => {
  const [one, other] = [newDraftKey(), newDraftKey()];
  keepListingDraft(one, contents('House'));
  keepListingDraft(other, contents('Plot'));
  keepListingDraft(one, contents('House with a garden'));
  assert.deepEqual(titles().toSorted(), ['House with a garden', 'Plot']);

  forgetListingDraft(one);
  assert.deepEqual(titles(), ['Plot']);
});

test('a draft that nobody has gone on with for a week is removed', () => {
  keepListingDraft(newDraftKey(), contents('House'));
  const nextWeek = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  assert.deepEqual(titles(nextWeek), []);
  assert.deepEqual(titles(), []);
});

test('nobody sees the drafts of another', () => {
  keepListingDraft(newDraftKey(), contents('House'));
  setSession({ userName: 'other', token: '' });
  assert.deepEqual(titles(), []);
});

test('what was typed or chosen is worth keeping, a chosen type alone is not', () => {
  const isWorth = (form: object, picture?: string) =>
    isWorthKeeping({ form: { ...EMPTY_FORM, ...form }, base: EMPTY_FORM, picture });
  assert.equal(isWorth({}), false);
  assert.equal(isWorth({ propertyType: '100' }), false);
  assert.equal(isWorth({ propertyType: '100', title: 'H' }), true);
  assert.equal(isWorth({}, 'IMG_0001.jpg'), true);
});
