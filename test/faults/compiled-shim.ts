import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, 'shim/file-calls.c');

let compiled: string | undefined;

/** Why power cuts and failing calls cannot be made on this machine, or false. */
export function shimIsMissing(): string | false {
  if (process.platform !== 'linux') return 'it needs Linux';
  compiled ??= compile();
  return compiled === undefined ? 'it needs a C compiler (cc)' : false;
}

/** The library to be loaded before all others. */
export function shimFile(): string {
  const reason = shimIsMissing();
  if (reason !== false || compiled === undefined) throw new Error(`No shim: ${reason}.`);
  return compiled;
}

function compile(): string | undefined {
  const file = join(mkdtempSync(join(tmpdir(), 'shim-')), 'file-calls.so');
  const parameters = ['-shared', '-fPIC', '-O2', '-o', file, SOURCE, '-ldl', '-lpthread'];
  return spawnSync('cc', parameters).status === 0 ? file : undefined;
}
