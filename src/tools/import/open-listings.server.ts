import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '#features/import/decode-text.ts';
import { isZip } from '#features/import/excel/excel-parts.ts';
import { excelCsv } from '#features/import/excel/excel-rows.ts';
import type { ListingPictures } from '#features/import/pictures/listing-pictures.ts';
import { openListingsZip } from '#features/import/pictures/listings-zip.server.ts';
import { type CsvPart, readCsv } from '#features/import/rows/csv-file.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { uploadedRows } from '#features/import/uploaded-rows.server.ts';
import { readBeginning, readBytes } from './file-bytes.server.ts';
import { folderPictures } from './folder-pictures.server.ts';

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
