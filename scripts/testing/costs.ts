import { cpus } from 'node:os';
import { z } from 'zod';
import { describeMachine, readFigures, writeFigures } from '#scripts/performance-figures.ts';
import type { FileOutcome } from './outcome.ts';

const Costs = z.object({
  date: z.string(),
  node: z.string(),
  processors: z.string(),
  parts: z.array(z.object({ part: z.string(), minutes: z.number(), processorSeconds: z.number() })),
  /** How many tests ran on `SQLite`, where nothing is special, on `PostgreSQL`, on a `phone`. */
  passes: z.array(z.object({ pass: z.string(), tests: z.number(), seconds: z.number() })),
});

export type Costs = z.output<typeof Costs>;

/** What a whole run took. */
export function costsOf(spent: readonly Spent[], outcomes: readonly FileOutcome[]): Costs {
  const passes = Map.groupBy(outcomes, ({ setting }) => setting || 'SQLite');
  return {
    ...describeMachine(),
    parts: spent
      .map(({ part, minutes, processorSeconds }) => ({
        part,
        minutes: Math.round(minutes * 10) / 10,
        processorSeconds: Math.round(processorSeconds),
      }))
      // A build that was there already says nothing.
      .filter(({ processorSeconds }) => processorSeconds > 0),
    passes: [...passes].map(([pass, files]) => ({
      pass,
      tests: sum(files, ({ passed, skipped, failures }) => passed + skipped + failures.length),
      seconds: Math.round(sum(files, ({ seconds }) => seconds)),
    })),
  };
}

/** The costs that were kept last. */
export function readCosts(): Costs | undefined {
  return z.object({ tests: Costs.optional() }).parse(readFigures()).tests;
}

export function keepCosts(tests: Costs): void {
  writeFigures({ tests });
}

function sum(files: readonly FileOutcome[], count: (file: FileOutcome) => number): number {
  return files.reduce((total, file) => total + count(file), 0);
}

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
