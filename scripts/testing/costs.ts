import { z } from 'zod';
import { describeMachine, readFigures, writeFigures } from '../performance-figures.ts';
import type { FileOutcome } from './outcome.ts';
import type { Spent } from './spent.ts';

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
