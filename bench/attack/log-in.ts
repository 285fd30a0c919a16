import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import { STAFF, withServer } from './attacked-server.ts';
import type { Settings } from './settings.ts';
import { ofAll, printTable, tally } from './table.ts';

const ATTACKER = '127.0.0.2';
const OFFICE = '127.0.0.1';
const NEW_ADDRESS = '127.0.0.3';
const GUESS_INTERVAL_MS = 1100;
/** Five wrong tries are free; so many more make the account wait. */
const GUESSES_BEFORE = 9;
const MADE_UP_NAMES = 60;
const PROMISED_SECONDS = 15;

interface Try {
  readonly userName: string;
  readonly password: string;
  readonly from?: string;
  readonly forwardedFor?: string;
}

/** Wrong guesses from elsewhere, while the right password is tried. */
export async function logInUnderAttack({ seconds }: Settings): Promise<void> {
  await guessOneAccount(seconds);
  await attackThroughProxy(seconds);
}

async function guessOneAccount(seconds: number): Promise<void> {
  await withServer({}, async ({ port }) => {
    const first = await logIn(port, { ...STAFF, from: OFFICE });
    const guesses: Answer[] = [];
    const guessing = new AbortController();
    const guessed = repeat(guessing.signal, async () => {
      guesses.push(await logIn(port, { ...STAFF, password: 'a wrong guess', from: ATTACKER }));
      return true;
    });
    await sleep(GUESSES_BEFORE * GUESS_INTERVAL_MS);

    const office: Answer[] = [];
    await repeat(AbortSignal.timeout(seconds * 1000), async () => {
      office.push(await logIn(port, { ...STAFF, from: OFFICE }));
      return true;
    });
    const started = performance.now();
    let elsewhereAfter = Number.POSITIVE_INFINITY;
    const deadline = AbortSignal.timeout((PROMISED_SECONDS + 5) * 1000);
    await repeat(deadline, async () => {
      const { status } = await logIn(port, { ...STAFF, from: NEW_ADDRESS });
      if (status === 200) elsewhereAfter = performance.now() - started;
      return status !== 200;
    });
    guessing.abort();
    await guessed;

    printTable('log-in: a wrong guess every 1.1 s on one account', [
      ['the guesses were answered', tally(statusesOf(guesses))],
      ['right password before the attack', first.status],
      ['right password, from an address that logged in', tally(statusesOf(office))],
      ['refused', ofAll(office.filter(isRefused).length, office.length), '0 %'],
      ['longest Retry-After told to it', longestWait(office)],
      [
        'right password, from a new address, accepted',
        Number.isFinite(elsewhereAfter)
          ? `after ${(elsewhereAfter / 1000).toFixed(1)} s`
          : `not in ${PROMISED_SECONDS + 5} s`,
        `within ${PROMISED_SECONDS} s`,
      ],
    ]);
  });
}

/** All come from a proxy on this machine, which says whom it speaks for. */
async function attackThroughProxy(seconds: number): Promise<void> {
  await withServer({ environment: { TRUSTED_PROXY: 'loopback' } }, async ({ port }) => {
    const guesses: Answer[] = [];
    for (let i = 0; i < MADE_UP_NAMES; i += 1) {
      const userName = `made-up-${i}`;
      guesses.push(
        await logIn(port, { userName, password: 'a wrong guess', forwardedFor: '203.0.113.9' }),
      );
    }
    const office: Answer[] = [];
    await repeat(AbortSignal.timeout(seconds * 1000), async () => {
      office.push(await logIn(port, { ...STAFF, forwardedFor: '198.51.100.7' }));
      return true;
    });
    printTable(`log-in: ${MADE_UP_NAMES} made-up names from one client of a proxy`, [
      ['the guesses were answered', tally(statusesOf(guesses))],
      ['right password, from another client of it', tally(statusesOf(office))],
      ['refused', ofAll(office.filter(isRefused).length, office.length), '0 %'],
      ['longest Retry-After told to it', longestWait(office)],
    ]);
  });
}

function logIn(port: number, { userName, password, from, forwardedFor }: Try): Promise<Answer> {
  return ask(port, {
    method: 'POST',
    path: '/api/Acount/authenticate',
    body: { userName, password },
    ...(from && { from }),
    ...(forwardedFor && { headers: { 'X-Forwarded-For': forwardedFor } }),
  });
}

/** At the pace of the guesses, until the signal or while `act` answers true. */
async function repeat(signal: AbortSignal, act: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted) {
    if (!(await act())) return;
    await sleep(GUESS_INTERVAL_MS, undefined, { signal }).catch(() => {});
  }
}

function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status);
}

function isRefused({ status }: Answer): boolean {
  return status !== 200;
}

function longestWait(answers: readonly Answer[]): string {
  return `${Math.max(0, ...answers.map(({ retryAfter }) => Number(retryAfter ?? 0)))} s`;
}
