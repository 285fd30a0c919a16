import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import type { DecodedHeic, HeicPixels } from './heic-worker.server.ts';

/** In a thread, so that this one can watch what the decoder takes; it ends with its memory. */
export async function decodeHeic(
  bytes: Uint8Array,
): Promise<{ png: Uint8Array } | { refused: 'not an image' | 'too many pixels' }> {
  const worker = new Worker(join(import.meta.dirname, 'heic-worker.server.ts'), {
    workerData: bytes,
  });
  const [decoded]: DecodedHeic[] = await once(worker, 'message');
  await worker.terminate();
  if (decoded === undefined) return { refused: 'not an image' };
  return 'refused' in decoded ? decoded : { png: asPng(decoded, iccProfileOf(bytes)) };
}

/** Uncompressed, as the way to hand `sharp` pixels together with their colour profile. */
function asPng({ width, height, rows }: HeicPixels, profile: Uint8Array | undefined): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunk('IHDR', header),
    ...(profile === undefined
      ? []
      : chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]))),
    ...chunk('IDAT', deflateSync(rows, { level: 0 })),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const name = Buffer.from(type, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(data, crc32(name)));
  return [length, name, data, check];
}

const ICC_HEADER_BYTES = 128;
const ICC_SIGNATURE_AT = 36;

/** Phones write photos in Display P3, in a box `colr` of type `prof`. */
function iccProfileOf(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.indexOf('colrprof', 0, 'latin1') + 'colrprof'.length;
  if (start < 'colrprof'.length || start + ICC_HEADER_BYTES > file.length) return undefined;
  const profile = file.subarray(start, start + file.readUInt32BE(start));
  const signature = profile.toString('latin1', ICC_SIGNATURE_AT, ICC_SIGNATURE_AT + 4);
  return signature === 'acsp' ? profile : undefined;
}
