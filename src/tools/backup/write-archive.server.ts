import { createHash, randomUUID } from 'node:crypto';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '#media/sync-folder.server.ts';
import { ARCHIVE_END, encodeHeader, padding } from './archive-header.ts';
import { CHECKSUM_PART } from './archive-parts.ts';
import { BackupRefused } from './backup-refused.ts';

const WRITE_AT_ONCE = 1024 * 1024;

/** A tar file under way. It has its name once it is finished and on the disk, and takes no other file's. */
export interface Archive {
  add(name: string, content: Uint8Array): Promise<void>;
  /** A part whose bytes come piece by piece; `size` is what they come to. */
  addStream(name: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Adds the checksum over everything before it and gives the file its name. Answers its size in bytes. */
  finish(): Promise<number>;
  /** Leaves nothing behind. */
  drop(): Promise<void>;
}

export async function createArchive(file: string): Promise<Archive> {
  await refuseExisting(file);
  const temporary = `${file}.${randomUUID()}.partial`;
  // It holds the password hashes of the staff.
  const unwritable = (error: Error): never => {
    throw new BackupRefused(`${file} cannot be written (${error.message}).`, { cause: error });
  };
  const handle = await open(temporary, 'wx', 0o600).catch(unwritable);
  const hash = createHash('sha256');
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let written = 0;

  const flush = async () => {
    await handle.writeFile(Buffer.concat(waiting)).catch(unwritable);
    written += waitingBytes;
    waiting = [];
    waitingBytes = 0;
  };
  const append = async (bytes: Uint8Array) => {
    hash.update(bytes);
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes >= WRITE_AT_ONCE) await flush();
  };
  const add = async (name: string, content: Uint8Array) => {
    for (const bytes of [encodeHeader(name, content.length), content, padding(content.length)])
      await append(bytes);
  };

  return {
    add,
    async addStream(name, size, pieces) {
      await append(encodeHeader(name, size));
      let came = 0;
      for await (const piece of pieces) {
        came += piece.length;
        await append(piece);
      }
      if (came !== size)
        throw new Error(
          `${name} changed while it was read: ${came} bytes came instead of ${size}.`,
        );
      await append(padding(size));
    },
    async finish() {
      await add(CHECKSUM_PART, Buffer.from(`${hash.copy().digest('hex')}\n`));
      await append(ARCHIVE_END);
      await flush();
      await handle.sync().catch(unwritable);
      await handle.close();
      await giveName(temporary, file);
      return written;
    },
    async drop() {
      // Both may have happened already.
      await handle.close().catch(() => undefined);
      await rm(temporary, { force: true });
    },
  };
}

async function refuseExisting(file: string): Promise<void> {
  const isThere = await lstat(file).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new BackupRefused(
      `${file} is there already; a backup overwrites nothing: name another file, or move that one away.`,
    );
}

/** A link, unlike `rename`, fails where a file of that name has come meanwhile. Some file systems have none. */
async function giveName(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
    await rm(temporary);
  } catch {
    await refuseExisting(file);
    await rename(temporary, file);
  }
  await syncFolder(dirname(file));
}
