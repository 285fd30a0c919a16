import { cpus } from 'node:os';

export interface Spent {
  readonly part: string;
  readonly minutes: number;
  /** Of all processors of the machine, whatever else runs on it: nobody else counts the renderers of a browser. */
  readonly processorSeconds: number;
}

/** Keeps what each part of a run took, in the order in which the parts ended. */
export function watchSpending() {
  const spent: Spent[] = [];
  return {
    spent,
    async on<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
      const startedAt = performance.now();
      const before = processorSeconds();
      const result = await work();
      spent.push({
        part,
        minutes: (performance.now() - startedAt) / 60_000,
        processorSeconds: processorSeconds() - before,
      });
      return result;
    },
  };
}

function processorSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;
}
