import { ask } from '#bench/attack/ask.ts';
import { type FaultyLife, withFaultyServer } from './faulty-life.ts';

/** A photo and the pages of its rows take less. */
const MOST_ROOM = 400_000;
/** Their pages fill the log of SQLite, which is then copied into the file of the database. */
const LIVES_TO_CHECKPOINT = 60;
const READS = ['/home?while=full', '/healthz', '/api/State'];

export interface FullDiskResult {
  /** How often the disk became full. */
  readonly filled: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

interface Settings {
  /** The bytes by which the room for each life grows. */
  readonly step: number;
  readonly lies?: boolean;
}

/** The disk becomes full at one place after another of a listing's life with its photo. */
export async function fillDisk({ step, lies = false }: Settings): Promise<FullDiskResult> {
  let filled = 0;
  let refused = 0;
  const faults = await withFaultyServer(async ({ server, control, live, look }) => {
    for (let room = 0; room < MOST_ROOM; room += step) {
      control.fill({ room, lies });
      const lived = await live();
      const isFull = control.hasFailed();
      const unread = isFull ? await unansweredReads(server.port) : [];
      control.disarm();
      if (!isFull) break;
      filled += 1;
      refused += lived.statuses.filter((status) => status === 503).length;
      const found = [...unread, ...(await look(`full after ${room} bytes`, lived))];
      if (found.length > 0) return found;
    }
    return [];
  });
  return { filled, refused, faults };
}

/** The log is full and cannot be copied into the database until there is room. */
export async function fillDiskInCheckpoint(lies = false): Promise<FullDiskResult> {
  let filled = 0;
  const faults = await withFaultyServer(async (life) => {
    life.control.fill({ room: 0, isDatabaseOnly: true, lies });
    const found = await liveUntilFull(life);
    filled = Number(life.control.hasFailed());
    life.control.disarm();
    if (filled === 0) return ['no checkpoint came'];
    return [...found, ...(await life.look('full in a checkpoint', await life.live()))];
  });
  return { filled, refused: 0, faults };
}

/** A commit does not depend on the checkpoint after it: all of them are answered as stored. */
async function liveUntilFull({ control, live, server }: FaultyLife): Promise<string[]> {
  const answered = new Set<number>();
  for (let lives = 0; lives < LIVES_TO_CHECKPOINT; lives += 1) {
    for (const status of (await live()).statuses) answered.add(status);
    if (control.hasFailed() && lives % 10 === 9) break;
  }
  const refusals = [...answered].filter((status) => status < 200 || status >= 300);
  return [
    ...refusals.map((status) => `full in a checkpoint: answered ${status}`),
    ...(await unansweredReads(server.port)),
  ];
}

async function unansweredReads(port: number): Promise<string[]> {
  const answers = await Promise.all(
    READS.map(async (path) => ({ path, ...(await ask(port, { path })) })),
  );
  return answers
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => `while the disk is full: ${path} answered ${status}`);
}
