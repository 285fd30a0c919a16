import type { MediaStore } from '#media/media-store.server.ts';
import { MEDIA_PARTS } from './archive-parts.ts';
import type { ArchivedFiles } from './archived-files.server.ts';
import { BackupRefused } from './backup-refused.ts';
import { readArchive } from './read-archive.server.ts';

// Each file waits for the disk, so many are written at the same time.
const BATCH_FILES = 64;
const BATCH_BYTES = 32 * 1024 * 1024;

/**
 * Adds the photos that rows of a checked backup name, and marks new ones. Names have a random part,
 * so an existing file of the same name is the same photo.
 */
export async function restorePhotos(
  file: string,
  media: MediaStore,
  files: ArchivedFiles,
  signal?: AbortSignal,
): Promise<void> {
  let waiting: { path: string; bytes: Uint8Array }[] = [];
  let waitingBytes = 0;
  const putWaiting = async () => {
    const done = await Promise.allSettled(
      waiting.map(({ path, bytes }) => putFile(media, files, path, bytes)),
    );
    for (const result of done) if (result.status === 'rejected') throw result.reason;
    waiting = [];
    waitingBytes = 0;
  };

  for await (const part of readArchive(file)) {
    signal?.throwIfAborted();
    const path = part.name.slice(MEDIA_PARTS.length);
    if (!part.name.startsWith(MEDIA_PARTS) || !files.isNamed(path)) continue;
    waiting.push({ path, bytes: await part.content() });
    waitingBytes += part.size;
    if (waiting.length >= BATCH_FILES || waitingBytes >= BATCH_BYTES) await putWaiting();
  }
  await putWaiting();
}

async function putFile(
  media: MediaStore,
  files: ArchivedFiles,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const existing = await media.read(path);
  if (existing === undefined) {
    files.markAdded(path);
  } else {
    const existingBytes = new Uint8Array(await new Response(existing.body).arrayBuffer());
    if (Buffer.compare(existingBytes, bytes) === 0) return;
  }
  await media.put(path, bytes).catch((error: Error) => {
    throw new BackupRefused(
      `Nothing was restored, because a picture could not be kept (${error.message}).`,
      { cause: error },
    );
  });
}
