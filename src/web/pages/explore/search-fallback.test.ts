// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { currentToasts, removeToast } from '#platform/ui/toast-list.ts';
import { ERROR_MESSAGES } from '#web/messages/messages.server.ts';
import type { ExploreData } from './explore-data.ts';
import { createSearchFallback } from './search-fallback.ts';

const search = { filters: NO_FILTERS, place: undefined, totalCount: 7 };
const explore: ExploreData = {
  ...search,
  cards: [],
  groups: [],
  refused: {},
  errors: [],
  notes: [],
  asked: '',
  chips: [],
  meant: [],
  instead: undefined,
  near: undefined,
  messages: {
    page: {},
    heading: '',
    meta: [],
    contact: { call: '', whatsApp: '', interested: '' },
  },
};
const request = (address: string, signal?: AbortSignal) =>
  new Request(`http://site.test${address}`, { signal: signal ?? null });
const succeed = async () => ({ explore, failed: false });
const fail = async () => {
  throw new TypeError('Failed to fetch');
};

// Toasts find their messages in the page.
const page = { getElementById: () => ({ textContent: JSON.stringify(ERROR_MESSAGES.en) }) };
Object.assign(globalThis, { document: page });

beforeEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

test('answers with what was fetched', async () => {
  const answer = await createSearchFallback().answer(request('/x'), succeed);

  assert.deepEqual(answer, { explore, failed: false });
  assert.deepEqual(currentToasts(), []);
});

test('a failure before any results were shown says that they are unavailable', async () => {
  const answer = await createSearchFallback().answer(request('/x?loc=3'), fail);

  assert.equal(answer.failed, true);
  assert.equal(answer.explore.messages, undefined);
  assert.equal(answer.explore.filters.location, 3);
  assert.equal(currentToasts().length, 1);
});

test('a failure answers with the results on the screen and returns by steps through the history', async () => {
  const fallback = createSearchFallback();
  fallback.settled({ explore, failed: false }, { address: '/x', index: 1 });
  const answer = await fallback.answer(request('/x?type=100'), fail);

  assert.deepEqual(answer, { explore, failed: true });
  assert.equal(fallback.settled(answer, { address: '/x?type=100', index: 2 }), -1);
});

test('a failure in the same history entry returns to the address', async () => {
  const fallback = createSearchFallback();
  fallback.settled({ explore, failed: false }, { address: '/x', index: 1 });
  const answer = await fallback.answer(request('/x?type=100'), fail);

  assert.equal(fallback.settled(answer, { address: '/x?type=100', index: 1 }), '/x');
});

test('the return fetches nothing', async () => {
  const fallback = createSearchFallback();
  fallback.settled({ explore, failed: false }, { address: '/x', index: 1 });
  fallback.settled({ explore, failed: true }, { address: '/x?type=100', index: 2 });

  const never = () => assert.fail('fetched');
  assert.deepEqual(await fallback.answer(request('/x'), never), { explore, failed: false });
  assert.deepEqual((await fallback.answer(request('/x'), fail)).failed, true);
});

test('a failed retry of the same address goes nowhere', async () => {
  const fallback = createSearchFallback();
  const here = { address: '/x', index: 1 };
  const answer = await fallback.answer(request('/x'), fail);

  assert.equal(fallback.settled(answer, here), undefined);
  assert.equal(fallback.settled(await fallback.answer(request('/x'), fail), here), undefined);
});

test('a page that was left is not answered with', async () => {
  const fallback = createSearchFallback();
  fallback.settled({ explore, failed: false }, { address: '/x', index: 1 });
  fallback.clear();

  assert.equal((await fallback.answer(request('/x'), fail)).explore.messages, undefined);
});

test('redirects and cancelled requests are not failures', async () => {
  const { answer } = createSearchFallback();
  const redirect = new Response(null, { status: 302 });

  await assert.rejects(
    answer(request('/x'), () => Promise.reject(redirect)),
    (error) => error === redirect,
  );
  await assert.rejects(answer(request('/x', AbortSignal.abort()), fail), TypeError);
  assert.deepEqual(currentToasts(), []);
});
