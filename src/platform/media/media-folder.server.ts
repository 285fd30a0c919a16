import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { boundedQueue } from '#platform/concurrency/bounded-queue.ts';
import { createWriteProbe } from '#platform/concurrency/write-probe.ts';
import {
  isMediaPath,
  type MediaEntry,
  type MediaFile,
  type MediaStore,
  SMALL_FILE_BYTES,
} from './media-store.server.ts';
import { syncFolder, syncWay } from './sync-folder.server.ts';

/** Syncing waits in one of four threads, which also compress pages. */
const MAX_WRITES_AT_ONCE = 2;
const PROBE_FILE = '.write-check';
const PROBE_BYTES = new Uint8Array(64 * 1024);

export async function openMediaFolder(folder: string): Promise<MediaStore> {
  await mkdir(folder, { recursive: true });
  const fileOf = (path: string) => {
    if (!isMediaPath(path)) throw new TypeError(`Not a media path: ${JSON.stringify(path)}`);
    return resolve(folder, path);
  };
  const writing = boundedQueue({
    concurrency: MAX_WRITES_AT_ONCE,
    maxWaiting: Number.POSITIVE_INFINITY,
  });
  const kept = new Set<string>();
  // Once per process: a folder may be there whose name a crash kept from being synced.
  const keepWay = async (way: string) => {
    if (kept.has(way)) return;
    await syncWay(resolve(folder), way);
    kept.add(way);
  };
  const probe = createWriteProbe(() => tryWrite(join(folder, PROBE_FILE)));
  return {
    async put(path, bytes) {
      try {
        const file = fileOf(path);
        await writing(async () => {
          await putFile(file, bytes);
          await keepWay(dirname(file));
        });
        probe.noteSuccess();
      } catch (error) {
        if (isFull(error)) probe.noteFull(error);
        throw error;
      }
    },
    read: (path) => readMediaFile(fileOf(path)),
    delete: (path) => rm(fileOf(path), { force: true }),
    list: () => listFiles(folder),
    ready: probe.check,
  };
}

async function tryWrite(file: string): Promise<void> {
  await rm(file, { force: true });
  try {
    await writeThrough(file, PROBE_BYTES);
  } finally {
    await rm(file, { force: true });
  }
}

function isFull(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  );
}

/** Writes to a temporary file, syncs and renames, so that no name stands for half a file. */
async function putFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeThrough(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readMediaFile(file: string): Promise<MediaFile | undefined> {
  const handle = await openIfThere(file);
  if (handle === undefined) return undefined;
  let streaming = false;
  try {
    const { size } = await handle.stat();
    if (size <= SMALL_FILE_BYTES) return { size, body: await handle.readFile() };
    streaming = true;
    return { size, body: streamOf(handle) };
  } finally {
    if (!streaming) await handle.close();
  }
}

function streamOf(handle: FileHandle): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(SMALL_FILE_BYTES));
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await handle.close();
      controller.close();
    },
    cancel: () => handle.close(),
  });
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function* listFiles(folder: string): AsyncGenerator<MediaEntry> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    const found = isMediaPath(path) ? await stat(file).catch(() => undefined) : undefined;
    if (found !== undefined) yield { path, modified: found.mtime };
  }
}
