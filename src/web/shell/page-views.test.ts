// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { countView } from './page-views.ts';

test.afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** Answers with these statuses in turn; `network error` rejects. Returns the bodies it was sent. */
function mockServer(...answers: readonly (number | 'network error')[]): unknown[] {
  const bodies: unknown[] = [];
  mock.method(globalThis, 'fetch', async (_path: string, { body }: { body: string }) => {
    const answer = answers[bodies.length] ?? 204;
    bodies.push(JSON.parse(body));
    if (answer === 'network error') throw new TypeError(answer);
    return new Response(null, { status: answer });
  });
  return bodies;
}

async function passMinutes(minutes: number): Promise<void> {
  for (let second = 0; second < minutes * 60; second += 1) {
    await new Promise(setImmediate);
    mock.timers.tick(1000);
  }
}

test('sends a view again until the server has room for it', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const bodies = mockServer(503, 503, 204);

  const counted = countView('/home', 'https://example.com/');
  await passMinutes(5);
  await counted;

  const view = { path: '/home', referrer: 'https://example.com/' };
  assert.deepEqual(bodies, [view, view, view]);
});

test('gives up after four tries', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const bodies = mockServer(503, 503, 503, 503, 503);

  const counted = countView('/home', '');
  await passMinutes(5);
  await counted;

  assert.equal(bodies.length, 4);
  assert.deepEqual(bodies[0], { path: '/home' });
});

test('does not send again what may have been counted', async () => {
  for (const answer of [204, 400, 500, 'network error'] as const) {
    const bodies = mockServer(answer);
    await countView('/home', '');
    assert.equal(bodies.length, 1);
    mock.restoreAll();
  }
});
