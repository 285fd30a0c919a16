// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { createStoredValue } from './stored-value.ts';

const KEY = 'numbers';
const read = (text: string | null) => (text === null ? [] : text.split(',').map(Number));
const numbers = () => createStoredValue<number[]>(KEY, read, (value) => value.join(','));

let stored: Map<string, string>;
let fails: { read: boolean; write: boolean };
let listeners: Map<string, (event: unknown) => void>;

beforeEach(() => {
  stored = new Map();
  fails = { read: false, write: false };
  listeners = new Map();
  const localStorage = {
    getItem: (key: string) => {
      if (fails.read) throw new Error('switched off');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (fails.write) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, {
    window: globalThis,
    localStorage,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  });
});

afterEach(() => {
  for (const name of ['window', 'localStorage', 'addEventListener'])
    Reflect.deleteProperty(globalThis, name);
});

test('remembers what it was changed to, and tells those who listen', () => {
  const value = numbers();
  let calls = 0;
  value.subscribe(() => {
    calls += 1;
  });
  value.update((list) => [...list, 4]);

  assert.deepEqual([value.get(), stored.get(KEY), calls], [[4], '4', 1]);
  assert.deepEqual(numbers().get(), [4]);
});

test('changes what another tab has written, and follows it', () => {
  const value = numbers();
  stored.set(KEY, '1,2');
  value.update((list) => [...list, 3]);
  assert.equal(stored.get(KEY), '1,2,3');

  stored.set(KEY, '9');
  listeners.get('storage')?.({});
  assert.deepEqual(value.get(), [9]);
  stored.set(KEY, '8');
  listeners.get('pageshow')?.({ persisted: true });
  assert.deepEqual(value.get(), [8]);
});

test('lasts as long as the page where storage is full', () => {
  const value = numbers();
  value.update(() => [1]);
  fails.write = true;
  value.update((list) => [...list, 2]);
  value.update((list) => [...list, 3]);
  assert.deepEqual([value.get(), stored.get(KEY)], [[1, 2, 3], '1']);

  fails.write = false;
  value.update((list) => [...list, 4]);
  assert.equal(stored.get(KEY), '1,2,3,4');
});

test('lasts as long as the page where storage is switched off', () => {
  fails = { read: true, write: true };
  const value = numbers();
  value.update((list) => [...list, 2]);
  listeners.get('storage')?.({});

  assert.deepEqual(value.get(), [2]);
});
