import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOfSources, hashOfTimes } from './build/source-hash.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'build/.built-from');
const LOCK = join(ROOT, 'node_modules/.cache/build.lock');
const END_WITH_PARENT = new URL('build/end-with-parent.ts', import.meta.url).href;
/** What a build is made of: files and folders. */
export const SOURCES = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build',
  'react-router.config.ts',
  'tsconfig.json',
];
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|html)$/;

/**
 * Builds the site unless the last build has the same sources. Aborting leaves no build. Of several
 * processes one builds, and the others wait for its build.
 */
export async function ensureProductionBuild(signal?: AbortSignal): Promise<void> {
  if (isCurrent()) return;

  mkdirSync(dirname(LOCK), { recursive: true });
  const onWait = () => console.log('Waiting for another process that builds the site …');
  await oneAfterTheOther(LOCK, { onWait, signal }, async () => {
    if (isCurrent()) return;
    const stamp = stampOf(hashOfTimes(ROOT, SOURCES), hashOfSources(ROOT, SOURCES));
    console.log('Building the site …');
    rmSync(join(ROOT, 'build'), { recursive: true, force: true });
    await runBuild(signal);
    await compressFiles(join(ROOT, 'build/client'));
    writeFileSync(STAMP, stamp);
  });
}

/** Reads the sources only where the times of their files have changed since they were last read. */
function isCurrent(): boolean {
  if (!hasProductionBuild()) return false;
  const [times, sources = ''] = readFileSync(STAMP, 'utf8').split(' ');
  const timesNow = hashOfTimes(ROOT, SOURCES);
  if (times === timesNow) return true;
  if (sources !== hashOfSources(ROOT, SOURCES)) return false;
  try {
    writeFileSync(STAMP, stampOf(timesNow, sources));
  } catch {
    // A build that may only be read is as good; the next start reads the sources again.
  }
  return true;
}

function stampOf(times: string, sources: string): string {
  return `${times} ${sources}`;
}

/** Whether there is a build, be it of older sources. */
export function hasProductionBuild(): boolean {
  return existsSync(STAMP);
}

async function runBuild(signal?: AbortSignal): Promise<void> {
  const command = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const options = {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1e8,
    ...(signal && { signal }),
  };
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', END_WITH_PARENT, command, 'build'],
      options,
      (error, stdout, stderr) => {
        if (error === null) resolve();
        else reject(new Error(`The site could not be built:\n${stdout}${stderr}`));
      },
    );
  });
}

async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
