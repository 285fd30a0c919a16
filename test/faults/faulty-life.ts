import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildServer } from '#bench/child-server.ts';
import { type Control, createControl } from './failing-calls.ts';
import { startFaulty } from './faulty-product.ts';
import { findFaults } from './find-faults.ts';
import type { ListingJournal } from './journal.ts';
import { openSession } from './staff-session.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writeListing } from './write-load.ts';

const PROMISED = [200, 201, 204, 503];

/** A server whose file calls can fail, and a client that writes. */
export interface FaultyLife {
  readonly data: string;
  readonly server: ChildServer;
  readonly control: Control;
  /** All of a listing's life: created, photo added, changed, photo removed. */
  live(): Promise<LivedListing>;
  /** What is wrong after a life with a fault and, when the fault is over, another one. */
  look(where: string, lived: LivedListing): Promise<string[]>;
}

interface LivedListing {
  readonly statuses: readonly number[];
  readonly journals: readonly ListingJournal[];
}

/** Answers what `work` finds, and what is wrong once the server was killed and started again. */
export function withFaultyServer(
  work: (life: FaultyLife) => Promise<readonly string[]>,
): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    await mkdir(data);
    const control = createControl(join(folder, 'control'));
    const all: ListingJournal[] = [];
    const faults: string[] = [];
    const server = await startFaulty(data, { control: control.file });
    try {
      const session = await openSession(server.port);
      const { signal } = new AbortController();
      const live = async () => {
        const journals: ListingJournal[] = [];
        const load = { port: server.port, session, journals, position: () => 0, signal };
        const statuses = await writeListing(load);
        all.push(...journals);
        return { statuses, journals };
      };
      const look = async (where: string, lived: LivedListing) => {
        const after = await live();
        const found = await findFaults(data, [...lived.journals, ...after.journals]);
        return [
          ...unpromised(lived).map((status) => `${where}: answered ${status}`),
          ...(after.statuses.every((status) => status >= 200 && status < 300)
            ? []
            : [`after ${where}: answered ${after.statuses}`]),
          ...found.map((fault) => `${where}: ${fault}`),
        ];
      };
      faults.push(...(await work({ data, server, control, live, look })));
    } catch (error) {
      faults.push(String(error));
    } finally {
      server.kill();
      await server.stop();
    }
    return faults.length > 0 ? faults : startAndLook(data, all);
  });
}

async function startAndLook(data: string, all: readonly ListingJournal[]): Promise<string[]> {
  const errors = `${data}-errors`;
  const server = await startFaulty(data, { errors }).catch(() => undefined);
  if (server === undefined) return [`it did not start: ${await readFile(errors, 'utf8')}`];
  const faults = await findFaults(data, all);
  await server.stop();
  return faults;
}

function unpromised({ statuses }: LivedListing): number[] {
  return statuses.filter((status) => !PROMISED.includes(status));
}
