import { isZip } from '#features/import/excel/excel-parts.ts';
import { MAX_ARCHIVE_BYTES } from '#features/import/import-form.ts';
import {
  contentProblem,
  DAMAGED,
  imageMissing,
  imageProblem,
  NO_FILE,
  PACKED_UNKNOWN,
} from '#features/import/pictures/listing-pictures.ts';
import { listingsArchive } from '#features/import/pictures/listings-archive.ts';
import type { CsvPart } from '#features/import/rows/csv-file.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { fileRows } from './file-rows.ts';
import { type ZippedFile, zippedFiles } from './zip-directory.ts';

const MAX_TABLE_BYTES = 64 * 1024 * 1024;

interface OpenedTable extends CsvPart {
  readonly hasPhotos: boolean;
  /** Why these files of photos cannot be taken. */
  readonly imageProblem: (names: readonly string[]) => string | undefined;
}

/** The rows of a CSV file or of a sheet of an Excel file, or of a zip archive of one and its photos. */
export async function openTable(file: Blob, sheetName?: string): Promise<OpenedTable> {
  if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return tableAlone(file);
  const archive = listingsArchive(await zippedFiles(file));
  if (archive === undefined) return tableAlone(file, sheetName);
  refuseLarger(
    file,
    MAX_ARCHIVE_BYTES,
    'Make the photos smaller, split it, or use the import command',
  );
  const listings = await archive.listings.content();
  if (listings === undefined)
    throw new FileRefused(`${archive.listings.name} in the zip archive is damaged.`);
  const problems = new Map<ZippedFile, string | undefined>();
  for (const photo of archive.files) problems.set(photo, await problemOf(photo));
  const problem = (name: string) => {
    const photo = archive.find(name);
    return photo === undefined ? NO_FILE : problems.get(photo);
  };
  return {
    ...fileRows(listings, sheetName),
    hasPhotos: true,
    imageProblem: (names) => imageProblem({ problem }, names),
  };
}

async function tableAlone(file: Blob, sheetName?: string): Promise<OpenedTable> {
  refuseLarger(file, MAX_TABLE_BYTES, 'Split it into several files');
  const table = fileRows(new Uint8Array(await file.arrayBuffer()), sheetName);
  return { ...table, hasPhotos: false, imageProblem: imageMissing };
}

async function problemOf(file: ZippedFile): Promise<string | undefined> {
  if (!file.isPackedKnown) return PACKED_UNKNOWN;
  const beginning = await file.beginning();
  if (beginning.length === 0 && file.size > 0) return DAMAGED;
  return contentProblem(file.size, beginning);
}

function refuseLarger(file: Blob, maxBytes: number, advice: string): void {
  if (file.size > maxBytes)
    throw new FileRefused(`This file is larger than ${maxBytes / 1024 / 1024} MB. ${advice}.`);
}
