import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import {
  BackupRefused,
  bytesInTar,
  CHECKSUM_PART,
  END_BYTES,
  entryProblem,
  isArchiveEnd,
} from './archive-parts.ts';

const CHUNK_BYTES = 1024 * 1024;

const NO_BACKUP = 'no backup';
const CUT_OFF = 'cut off: the end of the backup is missing';
const DAMAGED = 'damaged: it is not as it was written';

export interface ArchivePart {
  readonly name: string;
  readonly size: number;
  /** Call it at most once, and before asking for the next part. */
  content(): Promise<Buffer>;
}

/**
 * Throws `BackupRefused` when an entry is not a plain file, or any bit is not as it was written.
 * Do not trust a part before the last one has come.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  await using handle = await open(file);
  const fileBytes = (await handle.stat()).size;
  const { hashed, isIntact } = hashAllButEnd(fileBytes);
  const tar = extract();
  const reading = pipeline(handle.createReadStream({ highWaterMark: CHUNK_BYTES }), hashed, tar);
  // The loop below throws the same error.
  reading.catch(() => undefined);

  let nextPart = 0;
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      const problem = entryProblem(entry.header);
      if (problem !== undefined) throw refused(file, nextPart === 0 ? NO_BACKUP : problem);
      if (name !== CHECKSUM_PART) {
        nextPart += bytesInTar(size);
        if (fileBytes < nextPart) throw refused(file, CUT_OFF);
        yield { name, size, content: () => contentOf(entry) };
      }
      entry.resume();
    }
  } catch (error) {
    if (!isParseError(error)) throw error;
  }
  // Extended headers and empty blocks, which tar-stream does not yield, are missing in the sum.
  if (!(await isIntact(nextPart + END_BYTES))) throw refused(file, endProblem(fileBytes, nextPart));
}

function isParseError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof BackupRefused) && !('syscall' in error);
}

function endProblem(fileBytes: number, nextPart: number): string {
  if (nextPart === 0) return NO_BACKUP;
  return fileBytes < nextPart + END_BYTES ? CUT_OFF : DAMAGED;
}

function refused(file: string, why: string): BackupRefused {
  return new BackupRefused(`${file} is ${why}.`);
}

async function contentOf(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of entry) if (piece instanceof Uint8Array) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Hashes what passes through it, except for the end, which holds the hash to compare with. */
function hashAllButEnd(fileBytes: number) {
  const hash = createHash('sha256');
  const end: Buffer[] = [];
  let left = Math.max(0, fileBytes - END_BYTES);
  return {
    async *hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk.subarray(0, left));
        end.push(chunk.subarray(left));
        left -= Math.min(left, chunk.length);
        yield chunk;
      }
    },
    isIntact: async (expectedBytes: number) =>
      fileBytes === expectedBytes && isArchiveEnd(Buffer.concat(end), hash.digest('hex')),
  };
}
