import { createHash, type Hash } from 'node:crypto';
import { ARCHIVE_END, decodeHeader, HEADER_BYTES, padding } from './archive-header.ts';
import { CHECKSUM_PART } from './archive-parts.ts';
import { BackupRefused } from './backup-refused.ts';
import { openBytes } from './byte-source.ts';

export interface ArchivePart {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** To be asked for at most once, and before the next part. */
  content(): Promise<Buffer>;
}

/**
 * The parts of a backup, in order. Every bit of the file counts: it throws `BackupRefused` when one of them is not as it was written,
 * so nothing that came is to be believed before the last part has come.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  await using source = openBytes(file);
  const hash = createHash('sha256');
  for (let isFirst = true; ; isFirst = false) {
    const block = await source.upTo(HEADER_BYTES);
    const header = decodeHeader(block);
    if (header === undefined) throw unreadable(file, block, isFirst);
    if (header.name === CHECKSUM_PART) return checkEnd(file, source, `${hash.digest('hex')}\n`);
    hash.update(block);

    let left = header.size;
    yield {
      ...header,
      async content() {
        const bytes = await source.upTo(left);
        if (bytes.length < left) throw cutOff(file);
        left = 0;
        hash.update(bytes);
        return bytes;
      },
    };
    await pass(file, source, left + padding(header.size).length, hash);
  }
}

type Source = ReturnType<typeof openBytes>;

async function pass(file: string, source: Source, bytes: number, hash: Hash): Promise<void> {
  for (let left = bytes; left > 0; ) {
    const portion = await source.some(left);
    if (portion.length === 0) throw cutOff(file);
    hash.update(portion);
    left -= portion.length;
  }
}

/** What follows the header of the checksum is known to the last bit. */
async function checkEnd(file: string, source: Source, digest: string): Promise<void> {
  const expected = Buffer.concat([Buffer.from(digest), padding(digest.length), ARCHIVE_END]);
  const end = await source.upTo(expected.length + 1);
  if (end.equals(expected)) return;
  throw end.equals(expected.subarray(0, end.length)) ? cutOff(file) : damaged(file);
}

function unreadable(file: string, block: Buffer, isFirst: boolean): BackupRefused {
  if (isFirst) return new BackupRefused(`${file} is no backup.`);
  return block.length < HEADER_BYTES ? cutOff(file) : damaged(file);
}

function cutOff(file: string): BackupRefused {
  return new BackupRefused(`${file} is cut off: the end of the backup is missing.`);
}

function damaged(file: string): BackupRefused {
  return new BackupRefused(`${file} is damaged: it is not as it was written.`);
}
