import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'build/.built-from');
const SOURCES = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|html)$/;

/** Builds the site unless the last build has the same sources. Aborting leaves no build. */
export async function ensureProductionBuild(signal?: AbortSignal): Promise<void> {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;

  console.log('Building the site …');
  rmSync(join(ROOT, 'build'), { recursive: true, force: true });
  await runBuild(signal);
  compressFiles(join(ROOT, 'build/client'));
  writeFileSync(STAMP, sources);
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
    execFile(process.execPath, [command, 'build'], options, (error, stdout, stderr) => {
      if (error === null) resolve();
      else reject(new Error(`The site could not be built:\n${stdout}${stderr}`));
    });
  });
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, join(ROOT, source));
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  const entries = readEntries(path);
  if (entries === undefined) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort()) addToHash(hash, join(path, entry));
}

function readEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
