import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { decodeText } from '#features/import/decode-text.ts';
import { isZip } from '#features/import/excel/excel-parts.ts';
import { excelCsv } from '#features/import/excel/excel-rows.ts';
import {
  BEGINNING_BYTES,
  contentProblem,
  type ListingPictures,
  NO_FILE,
} from '#features/import/pictures/listing-pictures.ts';
import { openListingsZip } from '#features/import/pictures/listings-zip.server.ts';
import { type CsvPart, readCsv } from '#features/import/rows/csv-file.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { uploadedRows } from '#features/import/uploaded-rows.server.ts';

/** An Excel file is held in memory as a whole, unlike CSV. */
const MAX_EXCEL_BYTES = 64 * 1024 * 1024;

interface OpenedListings extends Disposable {
  readonly parts: AsyncIterable<CsvPart>;
  readonly pictures: ListingPictures;
}

/**
 * A CSV or Excel file, or a zip archive of one and its photos, by what it holds and not by its
 * name. Throws `FileRefused`, also for a sheet of a CSV file.
 */
export async function openListings(path: string, sheet?: string): Promise<OpenedListings> {
  const pictures = folderPictures(path);
  const close = { [Symbol.dispose]() {} };
  if (!isZip(await readBeginning(path))) {
    refuseSheet(sheet);
    return { parts: readCsv(decodeText(readBytes(path))), pictures, ...close };
  }
  const zip = await openListingsZip(path);
  if (zip === undefined) return { parts: excelFile(path, sheet), pictures, ...close };
  return { ...zip, parts: zippedFile(zip.listings, sheet) };
}

async function* excelFile(path: string, sheet?: string): AsyncGenerator<CsvPart> {
  if ((await stat(path)).size > MAX_EXCEL_BYTES)
    throw new FileRefused('The Excel file is larger than 64 MB. Save it as "CSV UTF-8".');
  yield excelCsv(await readFile(path), sheet);
}

async function* zippedFile(read: () => Promise<Buffer>, sheet?: string): AsyncGenerator<CsvPart> {
  const listings = await read();
  if (isZip(listings)) {
    yield excelCsv(listings, sheet);
  } else {
    refuseSheet(sheet);
    yield* uploadedRows(listings);
  }
}

function refuseSheet(sheet: string | undefined): void {
  if (sheet !== undefined)
    throw new FileRefused(`--sheet: only an Excel file has sheets; this is none with "${sheet}".`);
}

/** Files beside the file of listings, or in folders there. */
function folderPictures(listingsFile: string): ListingPictures {
  const pathOf = (name: string) => join(dirname(listingsFile), name);
  return {
    problem(name) {
      const file = statSync(pathOf(name), { throwIfNoEntry: false });
      return file?.isFile() ? contentProblem(file.size, beginningOf(pathOf(name))) : NO_FILE;
    },
    read: (name) => readFile(pathOf(name)),
  };
}

function beginningOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(BEGINNING_BYTES);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

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
async function* readBytes(path: string): AsyncGenerator<Buffer> {
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

async function readBeginning(path: string): Promise<Buffer> {
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
