import { createHash, randomUUID } from 'node:crypto';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { syncFolder } from '#platform/media/sync-folder.server.ts';
import { archiveEnd, BackupRefused, partHeader } from './archive-parts.ts';

/** A tar consists of blocks of 512 bytes; a system call for each would be slow. */
const WRITE_BYTES = 1024 * 1024;

/** A tar file that gets its name when it is complete and on the disk. */
export interface Archive {
  add(name: string, content: Uint8Array): Promise<void>;
  /**
   * Adds the checksum of everything before, and names the file unless `check` rejects what is on
   * the disk. Returns its size in bytes.
   */
  finish(check?: (writtenFile: string) => Promise<void>): Promise<number>;
  /** Deletes what was written. */
  drop(): Promise<void>;
}

export async function createArchive(file: string): Promise<Archive> {
  await assertNotThere(file);
  const temporary = `${file}.${randomUUID()}.partial`;
  const unwritable = (error: Error): never => {
    throw new BackupRefused(`${file} cannot be written (${error.message}).`, { cause: error });
  };
  // The file holds the password hashes of the staff.
  const handle = await open(temporary, 'wx', 0o600).catch(unwritable);
  const output = handle.createWriteStream({ flush: true, highWaterMark: WRITE_BYTES });
  const tar = pack();
  const writing = pipeline(withEnd(tar), output).catch(unwritable);
  // `add` and `finish` throw what fails here.
  writing.catch(() => undefined);

  return {
    async add(name, content) {
      const header = partHeader(name, content.length);
      try {
        await new Promise<void>((resolve, reject) => {
          tar.entry(header, content, (error) => (error ? reject(error) : resolve()));
        });
      } catch (error) {
        await writing;
        throw error;
      }
    },
    async finish(check) {
      // `finalize` would end the tar before its checksum.
      tar.push(null);
      await writing;
      await check?.(temporary);
      await moveIntoPlace(temporary, file);
      return output.bytesWritten;
    },
    async drop() {
      tar.destroy(new Error('The archive was dropped.'));
      await writing.catch(() => undefined);
      await rm(temporary, { force: true });
    },
  };
}

async function* withEnd(tar: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const bytes of tar) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('A tar consists of bytes.');
    hash.update(bytes);
    yield bytes;
  }
  yield await archiveEnd(hash.digest('hex'));
}

async function assertNotThere(file: string): Promise<void> {
  const isThere = await lstat(file).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new BackupRefused(
      `${file} is there already; a backup overwrites nothing: name another file, or move that one away.`,
    );
}

/** Unlike `rename`, `link` fails when the file exists. Some file systems have no links. */
async function moveIntoPlace(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
    await rm(temporary);
  } catch {
    await assertNotThere(file);
    await rename(temporary, file);
  }
  await syncFolder(dirname(file));
}
