import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type Header, pack } from 'tar-stream';
import { archiveEnd } from '#tools/backup/archive-parts.ts';

type Entry = readonly [header: Partial<Header> & Pick<Header, 'name'>, content: Uint8Array];

const END_OF_TAR_BYTES = 1024;

/** Writes a tar with any entries and a valid checksum, as an attacker would. */
export async function writeForgedArchive(file: string, entries: Iterable<Entry>): Promise<void> {
  const tar = pack();
  for (const [header, content] of entries) tar.entry({ mtime: new Date(0), ...header }, content);
  tar.finalize();
  const bytes = (await buffer(tar)).subarray(0, -END_OF_TAR_BYTES);
  const digest = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(file, Buffer.concat([bytes, await archiveEnd(digest)]));
}
