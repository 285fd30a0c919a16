import { readFileSync } from 'node:fs';

/** In ticks of a hundredth of a second, as Linux counts on every machine that the tests run on. */
const TICKS_PER_SECOND = 100;

export interface Spent {
  readonly part: string;
  readonly minutes: number;
  /** Of this process and of all that it started and that have ended; only Linux tells. */
  readonly processorSeconds: number | undefined;
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
      const after = processorSeconds();
      spent.push({
        part,
        minutes: (performance.now() - startedAt) / 60_000,
        processorSeconds: before === undefined || after === undefined ? undefined : after - before,
      });
      return result;
    },
  };
}

/** `proc_pid_stat(5)`: the fields after the name in brackets begin with the third. */
function processorSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number);
  return ((utime ?? 0) + (stime ?? 0) + (cutime ?? 0) + (cstime ?? 0)) / TICKS_PER_SECOND;
}
