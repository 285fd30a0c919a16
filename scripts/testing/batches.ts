import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pass } from './passes.ts';
import type { TestFiles } from './run-test-files.ts';

/** Enough to spare most of the time that loading the product takes, few enough to end together with the others. */
const MOST_FILES = 12;

/** Said by a file whose hooks, globals or processes would meet the other files of its process. */
const RUNS_ALONE = /^\/\/ Runs alone: ./;

export interface Batch extends Omit<TestFiles, 'cwd'> {
  readonly files: string[];
}

/** Files share processes with those that run on the same, unless their first line says that they run alone. */
export function batchesOf(cwd: string, passes: readonly Pass[]): Batch[] {
  const batches: Batch[] = [];
  const open = new Map<string, Batch>();
  for (const { file, setting, environment } of passes) {
    const last = canShare(cwd, file) ? open.get(setting) : undefined;
    if (last !== undefined && last.files.length < MOST_FILES) {
      last.files.push(file);
      continue;
    }
    const batch = { files: [file], setting, environment };
    batches.push(batch);
    if (canShare(cwd, file)) open.set(setting, batch);
  }
  return batches;
}

function canShare(cwd: string, file: string): boolean {
  return !RUNS_ALONE.test(readFileSync(join(cwd, file), 'utf8'));
}
