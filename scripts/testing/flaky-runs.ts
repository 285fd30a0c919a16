import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const FlakyRuns = z.object({
  runs: z.int().nonnegative(),
  /** In how many of them a test failed and passed when it was repeated, by its name. */
  flaky: z.record(z.string(), z.int().positive()),
});

export type FlakyRuns = z.output<typeof FlakyRuns>;

/** Adds the flaky tests of one run to those of the runs that a file remembers. */
export function countFlakyRuns(file: string, flaky: readonly string[]): FlakyRuns {
  const before = read(file);
  const counts = { ...before.flaky };
  for (const name of new Set(flaky)) counts[name] = (counts[name] ?? 0) + 1;
  const after = { runs: before.runs + 1, flaky: counts };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(after));
  } catch {
    // A run on a full disk is a run all the same.
  }
  return after;
}

/** A file that a full disk or a killed run has spoilt counts as none. */
function read(file: string): FlakyRuns {
  const none = { runs: 0, flaky: {} };
  if (!existsSync(file)) return none;
  try {
    return FlakyRuns.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return none;
  }
}
