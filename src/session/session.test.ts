// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signToken } from '#features/accounts/token.server.ts';
import {
  clearSession,
  currentSession,
  currentToken,
  endSession,
  isValid,
  setSession,
  subscribeToSession,
} from './session.ts';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const seconds = (time: number) => time / 1000;
const token = await signToken(
  { sub: '1', name: 'asha', jti: 'x', iat: seconds(NOON), exp: seconds(NOON + 8 * HOUR) },
  'a secret of the tests',
);

test('starts without a session and with an empty token', () => {
  assert.equal(currentSession(), null);
  assert.equal(currentToken(), '');
});

test('a session lasts until its token expires', () => {
  setSession({ userName: 'asha', token }, Date.now());
  const session = currentSession();
  assert.ok(isValid(session, NOON));
  assert.ok(isValid(session, NOON + 8 * HOUR - 60_000));
  assert.equal(isValid(session, NOON + 8 * HOUR + 60_000), false);
});

test("expiry follows the server's time on a device whose clock is a day fast", (context) => {
  const aDayFast = NOON + 24 * HOUR;
  context.mock.timers.enable({ apis: ['Date'], now: aDayFast });
  setSession({ userName: 'asha', token }, NOON);
  assert.ok(isValid(currentSession(), aDayFast + 7 * HOUR));
  assert.equal(isValid(currentSession(), aDayFast + 9 * HOUR), false);
});

test('an ended session keeps its user name and loses its token', () => {
  setSession({ userName: 'asha', token });
  endSession();
  assert.equal(currentSession()?.userName, 'asha');
  assert.equal(currentToken(), '');
  assert.equal(isValid(currentSession()), false);
});

test('a token without an expiry is not valid', () => {
  setSession({ userName: 'asha', token: 'a.b.c' });
  assert.equal(isValid(currentSession()), false);
});

test('listeners are called on every change until they unsubscribe', () => {
  let calls = 0;
  const unsubscribe = subscribeToSession(() => {
    calls += 1;
  });
  setSession({ userName: 'asha', token });
  clearSession();
  unsubscribe();
  setSession({ userName: 'asha', token });
  assert.equal(calls, 2);
});
