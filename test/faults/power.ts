import { statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#bench/attack/ask.ts';
import { createRandom } from '#bench/random.ts';
import { DurableDisk } from './durable-disk.ts';
import { type Plant, startFaulty } from './faulty-product.ts';
import { readFileCalls } from './file-calls.ts';
import { findFaults } from './find-faults.ts';
import { countAnswered, type ListingJournal } from './journal.ts';
import { openSession } from './staff-session.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writeConcurrently } from './write-load.ts';

const CLIENTS = 6;
/** On a machine that is busy, clients go on until so many writes are answered. */
const FEWEST_ANSWERED = 10;
const LONGEST_WAIT_MS = 30_000;

export interface PowerResult {
  readonly cuts: number;
  /** Calls that changed a file, any of which may be the last one. */
  readonly calls: number;
  readonly answered: number;
  readonly faults: readonly string[];
}

interface Settings {
  readonly cuts: number;
  /** How long clients write. */
  readonly writeMs: number;
  readonly seed?: number;
  readonly plant?: Plant | undefined;
}

/** Records what reaches the disk under writes, and starts from what is left after each cut. */
export function cutPower({ cuts, writeMs, seed = 1, plant }: Settings): Promise<PowerResult> {
  return inTemporaryFolder(async (folder) => {
    const recorded = await record(folder, { writeMs, plant });
    const calls = readFileCalls(recorded.log);
    const random = createRandom(seed);
    const ends = Array.from({ length: cuts }, () => 1 + random.below(calls.length)).sort(
      (one, other) => one - other,
    );
    const disk = new DurableDisk(recorded.data);
    const faults: string[] = [];
    let applied = 0;
    for (const [cut, end] of ends.entries()) {
      for (const call of calls.slice(applied, end)) disk.apply(call);
      applied = end;
      const position = calls[end - 1]?.endsAt ?? 0;
      const left = join(folder, 'left');
      await mkdir(left);
      disk.writeAfterCut(left, cut % 2 === 0 ? undefined : random);
      const found = await startAndLook(left, position, recorded);
      faults.push(...found.map((fault) => `after call ${end}: ${fault}`));
      await rm(left, { recursive: true });
      // One is enough to know that a plant is found.
      if (plant !== undefined && faults.length > 0) break;
    }
    const answered = countAnswered(recorded.journals, Number.POSITIVE_INFINITY);
    return { cuts, calls: calls.length, answered, faults };
  });
}

async function record(folder: string, { writeMs, plant }: Pick<Settings, 'writeMs' | 'plant'>) {
  const data = join(folder, 'data');
  const log = join(folder, 'calls');
  await mkdir(data);
  const server = await startFaulty(data, { log, plant });
  const position = () => statSync(log).size;
  const session = await openSession(server.port);
  const sessionAt = position();
  const journals: ListingJournal[] = [];
  const stopping = new AbortController();
  const load = { port: server.port, session, journals, position, signal: stopping.signal };
  const writing = writeConcurrently(CLIENTS, load);
  await sleep(writeMs);
  const deadline = performance.now() + LONGEST_WAIT_MS;
  const answered = () => countAnswered(journals, Number.POSITIVE_INFINITY);
  while (answered() < FEWEST_ANSWERED && performance.now() < deadline) await sleep(50);
  stopping.abort();
  await writing;
  await server.stop();
  return { data, log, journals, session, sessionAt };
}

type Recorded = Awaited<ReturnType<typeof record>>;

async function startAndLook(
  folder: string,
  position: number,
  { journals, session, sessionAt }: Recorded,
): Promise<string[]> {
  const errors = `${folder}-errors`;
  const server = await startFaulty(folder, { errors }).catch(() => undefined);
  if (server === undefined) return [`it did not start: ${await readFile(errors, 'utf8')}`];
  try {
    const headers = { Authorization: session.authorization };
    const { status } = await ask(server.port, { path: '/api/Session', headers });
    const lost = position >= sessionAt && status !== 200 ? ['lost: the session of the staff'] : [];
    return [...lost, ...(await findFaults(folder, journals, position))];
  } catch (error) {
    return [String(error)];
  } finally {
    server.kill();
    await server.stop();
  }
}
