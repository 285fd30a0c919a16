import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallKind, type Control, createControl } from './failing-calls.ts';
import type { Plant } from './faulty-product.ts';
import { findFaults } from './find-faults.ts';
import type { ListingJournal } from './journal.ts';
import { openSession } from './staff-session.ts';
import { startAndStop } from './start-and-stop.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writeConcurrently } from './write-load.ts';

const CLIENTS = 4;

export interface TerminateResult {
  readonly signals: number;
  readonly faults: readonly string[];
}

interface Settings {
  /** At which of the file calls SIGTERM comes, counted from 1. */
  readonly positions: readonly number[];
  readonly kind?: CallKind;
  readonly plant?: Plant;
}

type Phase = (data: string, control: Control, kind: CallKind, position: number) => Scene;

interface Scene {
  readonly journals: readonly ListingJournal[];
  readonly whileListening?: Parameters<typeof startAndStop>[2];
}

/** SIGTERM comes during the migrations and the rest of a first start. */
const start: Phase = (_data, control, kind, position) => {
  control.terminateAt(kind, position);
  return { journals: [] };
};

/** SIGTERM comes while clients write and upload. */
const serve: Phase = (_data, control, kind, position) => {
  const journals: ListingJournal[] = [];
  return {
    journals,
    async whileListening(port) {
      const session = await openSession(port);
      const { signal } = new AbortController();
      control.terminateAt(kind, position);
      await writeConcurrently(CLIENTS, { port, session, journals, position: () => 0, signal });
    },
  };
};

/** SIGTERM comes once more while the server stops. */
const stop: Phase = (_data, control, kind, position) => ({
  journals: [],
  async whileListening(port, stop) {
    await openSession(port);
    control.terminateAt(kind, position);
    stop();
  },
});

const PHASES = { start, serve, stop };

/** A server is asked to stop at chosen file calls of a phase, and then started again. */
export function terminateDuring(
  phase: keyof typeof PHASES,
  { positions, kind = 'write', plant }: Settings,
): Promise<TerminateResult> {
  return inTemporaryFolder(async (folder) => {
    const control = createControl(join(folder, 'control'));
    const faults: string[] = [];
    let signals = 0;
    for (const position of positions) {
      const data = join(folder, `data-${position}`);
      await mkdir(data);
      control.disarm();
      const scene = PHASES[phase](data, control, kind, position);
      const ended = await startAndStop(
        data,
        { control: control.file, plant },
        scene.whileListening,
      );
      if (!control.hasFailed()) continue;
      control.disarm();
      signals += 1;
      const found = [
        ...(ended.code === 0 ? [] : [`it ended with ${ended.code} ${ended.stderr}`]),
        ...(plant === undefined ? await startAndLook(data, scene.journals) : []),
      ];
      faults.push(...found.map((fault) => `${phase}, SIGTERM at ${kind} ${position}: ${fault}`));
    }
    return { signals, faults };
  });
}

async function startAndLook(data: string, journals: readonly ListingJournal[]): Promise<string[]> {
  const { listened, code, stderr } = await startAndStop(data);
  if (!listened || code !== 0) return [`it did not start again: ${code} ${stderr}`];
  return findFaults(data, journals);
}
