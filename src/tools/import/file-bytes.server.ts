import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { FileRefused } from '#features/import/rows/file-refused.ts';

const CHUNK_BYTES = 1 << 18;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Files that people mistake for CSV, by their first bytes. */
const OTHER_KINDS: readonly (readonly [Buffer, string])[] = [
  [Buffer.from('PK\x03\x04'), 'a spreadsheet or a zip archive'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'an old or a locked spreadsheet'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'a picture'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'a picture'],
  [Buffer.from('%PDF'), 'a PDF'],
];

/** Unpacks gzip. Throws `FileRefused` for a file that cannot be read or is no text. */
export async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const beginning = await readBeginning(path);
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  if (!beginning.subarray(0, GZIP.length).equals(GZIP)) {
    refuseOtherKinds(beginning);
    yield* file;
    return;
  }
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  file.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  try {
    let first = true;
    for await (const chunk of unpacked) {
      if (first) refuseOtherKinds(chunk);
      first = false;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(
      `The gzip data of the file is damaged: ${error instanceof Error ? error.message : error}.`,
    );
  } finally {
    file.destroy();
  }
}

export async function readBeginning(path: string): Promise<Buffer> {
  try {
    await using file = await open(path);
    if (!(await file.stat()).isFile()) throw new FileRefused(`${path} is no file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (error instanceof FileRefused || !(error instanceof Error)) throw error;
    throw new FileRefused(`The file ${path} cannot be read: ${error.message}.`);
  }
}

function refuseOtherKinds(beginning: Buffer): void {
  const other = OTHER_KINDS.find(([bytes]) => beginning.subarray(0, bytes.length).equals(bytes));
  if (other !== undefined)
    throw new FileRefused(
      `The file is ${other[1]}, not CSV. Save it as "CSV UTF-8" and import that.`,
    );
}
