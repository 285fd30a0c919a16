import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#bench/child-server.ts';
import { insertRandomListings } from '#bench/random-listings.ts';
import { ensureFirstStaff } from '#features/accounts/first-staff.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { pinServer, unpin } from './cpu-cores.ts';
import { type MemoryWatch, watchMemory } from './memory-watch.ts';
import { milliseconds, type Row } from './table.ts';

/** Protects the machine where no smaller server is imitated. */
const SAFE_MEGABYTES = 3000;
const STOP_WAIT_MS = 5000;

export const STAFF = { userName: 'admin', password: 'Kestrel-harbour-7319' };

export interface AttackedServer {
  readonly port: number;
  readonly pid: number;
  readonly folder: string;
  readonly memory: MemoryWatch;
  /** What every table says of the server's memory. */
  memoryRows(): Row[];
  /** Ends the process; one that is too busy to stop in order is killed. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** How many random listings the catalogue has; without any the schema alone is there. */
  readonly listings?: number;
  readonly limitMegabytes?: number | undefined;
  /** Instead of a temporary folder. */
  readonly folder?: string;
  /** By default; the other is for the load generator. */
  readonly hasOneCore?: boolean;
  readonly environment?: Record<string, string>;
}

/** Starts the product on 127.0.0.1 with its own data folder, runs `attack`, and cleans up. */
export async function withServer(
  options: ServerOptions,
  attack: (server: AttackedServer) => Promise<void>,
): Promise<void> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'attack-')));
  try {
    if (options.listings !== undefined) await fill(folder, options.listings);
    const server = await start(folder, options);
    try {
      await attack(server);
    } finally {
      await server.stop();
    }
  } finally {
    if (options.folder === undefined) await rm(folder, { recursive: true });
  }
}

async function start(
  folder: string,
  { limitMegabytes, hasOneCore = true, environment }: ServerOptions,
): Promise<AttackedServer> {
  const child = await startProduct({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE_DATA: '0',
    STAFF_USERNAME: STAFF.userName,
    STAFF_PASSWORD: STAFF.password,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  if (hasOneCore) pinServer(child.pid);
  else unpin(child.pid);
  const memory = watchMemory(child.pid, limitMegabytes ?? SAFE_MEGABYTES, child.kill);
  return {
    port: child.port,
    pid: child.pid,
    folder,
    memory,
    memoryRows: () => memoryRows(memory),
    async stop() {
      memory.stop();
      const kill = setTimeout(child.kill, STOP_WAIT_MS);
      await child.stop();
      clearTimeout(kill);
    },
  };
}

function memoryRows(memory: MemoryWatch): Row[] {
  const killed = memory.killedAfterSeconds();
  return [
    ['peak resident memory of the server', `${memory.peakMegabytes()} MB`, 'at most 512 MB'],
    [
      'killed for its memory',
      killed === undefined ? 'no' : `after ${milliseconds(killed * 1000)}`,
      'no',
    ],
  ];
}

async function fill(folder: string, listings: number): Promise<void> {
  const database = openSqlite(join(folder, 'catalogue.sqlite'));
  await migrate(database);
  // Before the account that owns the random listings: the server adds one where there is none.
  const account = { STAFF_USERNAME: STAFF.userName, STAFF_PASSWORD: STAFF.password };
  await ensureFirstStaff(database.db, account, new Date());
  await insertRandomListings(database.db, listings);
  await database.close();
}
