import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decodeText } from './decode-text.ts';
import { type CsvPart, readCsv } from './rows/csv-file.ts';
import { FileRefused } from './rows/file-refused.ts';

const GZIP = Buffer.from([0x1f, 0x8b]);
const CHUNK_BYTES = 1 << 16;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;

/** The rows of an uploaded CSV file, plain or gzip. */
export function uploadedRows(bytes: Buffer): AsyncGenerator<CsvPart> {
  return readCsv(decodeText(pieces(bytes)));
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  const isPacked = bytes.subarray(0, GZIP.length).equals(GZIP);
  const source: AsyncIterable<Buffer> = isPacked
    ? Readable.from([bytes]).pipe(createGunzip({ chunkSize: CHUNK_BYTES }))
    : Readable.from(cut(bytes));
  let total = 0;
  try {
    for await (const piece of source) {
      total += piece.length;
      if (total > MAX_UNPACKED_BYTES)
        throw new FileRefused('The file unpacks to more than 256 MB.');
      yield piece;
    }
  } catch (error) {
    if (error instanceof FileRefused || !isPacked) throw error;
    throw new FileRefused('The gzip data of the file is damaged.');
  }
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    yield bytes.subarray(start, start + CHUNK_BYTES);
}
