import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChildServer, startProduct } from '#bench/child-server.ts';
import { shimFile } from './compiled-shim.ts';

export const STAFF = { userName: 'admin', password: 'Kestrel-harbour-7319' };

/** Faults of the product that a test has to find, each in a file of `plants`. */
export type Plant =
  | 'late-commits'
  | 'unsynced-commits'
  | 'unsynced-photos'
  | 'kept-partials'
  | 'unheard-signals';

export interface Faulty {
  readonly plant?: Plant | undefined;
  readonly lateRenameMs?: number | undefined;
  /** A file that gets every call that changes the data folder. */
  readonly log?: string | undefined;
  /** A file of numbers that chooses the call that fails. */
  readonly control?: string | undefined;
  /** Kills it with SIGKILL, during its start too. */
  readonly signal?: AbortSignal | undefined;
  /** A file for what it says on standard error. */
  readonly errors?: string | undefined;
}

const started = new Set<ChildServer>();

/** Ends what an error has left, which would keep its parent alive. */
export function killStarted(): void {
  for (const server of started) server.kill();
  started.clear();
}

export async function startFaulty(folder: string, faulty: Faulty = {}): Promise<ChildServer> {
  const { signal, errors } = faulty;
  const stderr = errors === undefined ? 'ignore' : openSync(errors, 'w');
  try {
    const server = await startProduct(faultyEnvironment(folder, faulty), { signal, stderr });
    started.add(server);
    return server;
  } finally {
    if (typeof stderr === 'number') closeSync(stderr);
  }
}

export function faultyEnvironment(
  folder: string,
  { plant, lateRenameMs, log, control }: Faulty,
): Record<string, string> {
  const needsShim = lateRenameMs !== undefined || log !== undefined || control !== undefined;
  return {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE_DATA: '0',
    STAFF_USERNAME: STAFF.userName,
    STAFF_PASSWORD: STAFF.password,
    LOG_LEVEL: 'silent',
    ...(needsShim && { LD_PRELOAD: shimFile(), FAULTS_ROOT: folder }),
    ...(lateRenameMs && { FAULTS_LATE_RENAME_MS: String(lateRenameMs) }),
    ...(log && { FAULTS_LOG: log }),
    ...(control && { FAULTS_CONTROL: control }),
    ...(plant && { NODE_OPTIONS: `--import=${plantUrl(plant)}` }),
  };
}

function plantUrl(plant: Plant): string {
  return pathToFileURL(join(import.meta.dirname, `plants/${plant}.ts`)).href;
}
