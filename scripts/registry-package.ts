import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** Outside of `node_modules`, which `npm ci` empties. Only tests need these programs. */
const TOOLS = join(import.meta.dirname, '../.tools');

interface RegistryPackage {
  readonly name: string;
  readonly version: string;
  /** `sha512-…` */
  readonly integrity: string;
}

/** Fetches, checks, unpacks and prepares a package once. Returns its folder. Throws a sentence. */
export function unpackRegistryPackage(
  { name, version, integrity }: RegistryPackage,
  prepare: (folder: string) => void,
): string {
  const ready = join(TOOLS, `${name.replaceAll(/[@/]/g, '-').slice(1)}-${version}`);
  if (existsSync(ready)) return ready;

  console.error(`Fetching ${name} ${version} (once) …`);
  mkdirSync(TOOLS, { recursive: true });
  const work = mkdtempSync(join(TOOLS, 'unpacking-'));
  try {
    const archive = download(`${name}@${version}`, work);
    const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (hash !== integrity)
      throw new Error(`${name} ${version} is not the package it was: its content hash is ${hash}.`);
    run('tar', ['-xzf', archive, '--no-same-owner', '-C', work]);
    prepare(join(work, 'package'));
    renameSync(join(work, 'package'), ready);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return ready;
}

function download(specifier: string, folder: string): string {
  const pack = ['pack', specifier, '--pack-destination', folder, '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm === undefined) run('npm', pack);
  else run(process.execPath, [npm, ...pack]);
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return join(folder, archive);
}

function run(program: string, parameters: string[]): void {
  const { status, error, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `${program} ${parameters.join(' ')} failed: ${error?.message ?? stderr.trim()}`,
    );
}
