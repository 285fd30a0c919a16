import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { partHeader } from './archive-entry.ts';
import { CHECKSUM_PART } from './archive-parts.ts';

/** The header of the checksum, the checksum, and the two empty blocks at the end of every tar. */
export const END_BYTES = 4 * 512;

/** The checksum of everything before as the last part, and the end of the tar. */
export async function archiveEnd(digest: string): Promise<Buffer> {
  const tar = pack();
  const checksum = Buffer.from(`${digest}\n`);
  tar.entry(partHeader(CHECKSUM_PART, checksum.length), checksum);
  tar.finalize();
  return buffer(tar);
}

export async function isArchiveEnd(bytes: Buffer, digest: string): Promise<boolean> {
  const end = await archiveEnd(digest);
  return bytes.equals(end) || bytes.equals(withFirstHeader(end));
}

/** Before tar-stream, numbers in headers ended with NUL instead of a blank. */
function withFirstHeader(end: Buffer): Buffer {
  const numbers = ['0000600', '0000000', '0000000', '00000000101', '00000000000', '006660'];
  const first = Buffer.from(end);
  first.write(`${numbers.join('\0')}\0 `, 100);
  first.fill(0, 329, 345);
  return first;
}
