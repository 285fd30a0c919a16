import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pass } from './passes.ts';
import type { TestFiles } from './run-test-files.ts';

/** Enough to spare most of the time that loading the product takes, few enough to end together with the others. */
const MOST_FILES = 8;

/** Hooks of a file would run for all files of its process; the rest is the same for all of them. */
const CHANGES_ITS_PROCESS =
  /^(?:before|after)(?:Each)?\(|\bglobalThis\b|\bmock\.|\bprocess\.(?:env|on|once|chdir|exit)\b/m;

export interface Batch extends Omit<TestFiles, 'cwd'> {
  readonly files: string[];
}

/** Files of `src` share processes with those that run on the same, unless they change something for the others. */
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
  const source = readFileSync(join(cwd, file), 'utf8');
  return file.startsWith('src/') && !CHANGES_ITS_PROCESS.test(source);
}
