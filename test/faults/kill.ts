import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from '#bench/child-server.ts';
import { type Faulty, startFaulty } from './faulty-product.ts';
import { findFaults } from './find-faults.ts';
import { countAnswered, type ListingJournal } from './journal.ts';
import { openSession, type Session } from './staff-session.ts';
import { faultsAfterSweep } from './swept-photos.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writeConcurrently } from './write-load.ts';

const CLIENTS = 6;
/** So many writes are answered before a kill, and then it comes at any moment of the next one. */
const MAX_ANSWERED_BEFORE = 20;
const MAX_MS_LATER = 60;
const LONGEST_WAIT_MS = 5000;
/** One start in so many is killed before it listens. */
const STARTS_PER_KILLED = 10;
const KILLED_START_MS = { from: 50, to: 1200 };

export interface KillResult {
  readonly kills: number;
  readonly answered: number;
  readonly swept: number;
  readonly faults: readonly string[];
}

/** Kills the server again and again while clients write, and looks after each new start. */
export function killRepeatedly(kills: number, faulty: Faulty = {}): Promise<KillResult> {
  return inTemporaryFolder(async (folder) => {
    const journals: ListingJournal[] = [];
    const known = new Set<string>();
    const faults: string[] = [];
    const session = await prepare(folder);
    for (let kill = 1; kill <= kills; kill += 1) {
      if (kill % STARTS_PER_KILLED === 0) {
        await killStart(folder, faulty);
        continue;
      }
      const server = await startFaulty(folder, faulty);
      faults.push(...(await findFaults(folder, journals, undefined, known)));
      if (faults.length === 0) await killUnderLoad(server, session, journals);
      else kill = kills;
      server.kill();
      await server.stop();
    }
    const last = await startFaulty(folder);
    faults.push(...(await findFaults(folder, journals, undefined, known)));
    await last.stop();
    const { swept, faults: left } = await faultsAfterSweep(folder);
    const answered = countAnswered(journals, Number.POSITIVE_INFINITY);
    return { kills, answered, swept, faults: [...faults, ...left] };
  });
}

async function prepare(folder: string): Promise<Session> {
  const server = await startFaulty(folder);
  const session = await openSession(server.port);
  await server.stop();
  return session;
}

async function killUnderLoad(
  server: ChildServer,
  session: Session,
  journals: ListingJournal[],
): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const load = { port: server.port, session, journals, position: () => 0, signal };
  const writing = writeConcurrently(CLIENTS, load);
  const wanted = countAnswered(journals, 0) + randomInt(MAX_ANSWERED_BEFORE);
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (countAnswered(journals, 0) < wanted && performance.now() < deadline) await sleep(5);
  await sleep(randomInt(MAX_MS_LATER));
  server.kill();
  stopping.abort();
  await server.stop();
  await writing;
}

async function killStart(folder: string, faulty: Faulty): Promise<void> {
  const signal = AbortSignal.timeout(randomInt(KILLED_START_MS.from, KILLED_START_MS.to));
  const server = await startFaulty(folder, { ...faulty, signal }).catch(() => undefined);
  server?.kill();
  await server?.stop();
}
