import type { CallKind } from './failing-calls.ts';
import { withFaultyServer } from './faulty-life.ts';

export interface PositionsResult {
  /** How many calls of each kind failed. */
  readonly failed: Readonly<Record<CallKind, number>>;
  readonly refused: number;
  readonly faults: readonly string[];
}

interface Settings {
  /** Every position, every second one, and so on. */
  readonly step: Readonly<Record<CallKind, number>>;
  readonly lies?: boolean;
}

/**
 * Each file call of a listing's life (created, photo added, changed, photo removed) fails once,
 * while the server goes on; after it, the same succeeds. At the end the server is killed.
 */
export async function failEachCall({ step, lies = false }: Settings): Promise<PositionsResult> {
  const failed = { write: 0, sync: 0, rename: 0 };
  let refused = 0;
  const faults = await withFaultyServer(async ({ control, live, look }) => {
    for (const kind of ['write', 'sync', 'rename'] as const) {
      for (let position = 1; ; position += step[kind]) {
        control.arm({ kind, position, lies });
        const lived = await live();
        if (!control.hasFailed()) break;
        control.disarm();
        failed[kind] += 1;
        refused += lived.statuses.filter((status) => status === 503).length;
        const found = await look(`${kind} ${position} failed`, lived);
        if (found.length > 0) return found;
      }
      control.disarm();
    }
    return [];
  });
  return { failed, refused, faults };
}
