import { FileRefused } from '#features/import/rows/file-refused.ts';

/** Thirty photos for each of five hundred listings, and their folders. */
const MAX_FILES = 20_000;
const MAX_LISTINGS_BYTES = 64 * 1024 * 1024;
const LISTINGS_FILE = /\.(?:csv|tsv|txt|xlsx|csv\.gz)$/i;
/** What systems add to archives of their own accord. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)|\/$/;
const WORKBOOK = 'xl/workbook.xml';

/** A file in a zip archive, as its directory says. */
export interface ArchiveFile {
  readonly name: string;
  readonly size: number;
  readonly isLocked: boolean;
}

interface Archive<File> {
  readonly listings: File;
  /** The file that a row names, from the folder of the listings on. */
  find(name: string): File | undefined;
  readonly files: Iterable<File>;
}

/** Undefined for an Excel file, which is a zip archive, too. Throws `FileRefused`. */
export function listingsArchive<File extends ArchiveFile>(
  all: readonly File[],
): Archive<File> | undefined {
  if (all.some(({ isLocked }) => isLocked))
    throw new FileRefused('The zip archive is locked with a password. Save it without one.');
  const files = new Map(
    all.filter(({ name }) => !HIDDEN.test(name)).map((file) => [file.name.normalize(), file]),
  );
  if (files.has(WORKBOOK)) return undefined;
  const listings = findListings([...files.values()]);
  const folder = listings.name.split('/').slice(0, -1);
  return {
    listings,
    find: (name) => files.get(pathFrom(folder, name) ?? ''),
    files: files.values(),
  };
}

export function refuseManyFiles(count: number): void {
  if (count > MAX_FILES)
    throw new FileRefused(
      `The zip archive has more than ${MAX_FILES.toLocaleString('en-US')} files. Split it.`,
    );
}

function findListings<File extends ArchiveFile>(files: readonly File[]): File {
  const [file, another] = files.filter(({ name }) => LISTINGS_FILE.test(name));
  if (file === undefined)
    throw new FileRefused('The zip archive has no CSV or Excel file of listings.');
  if (another !== undefined)
    throw new FileRefused(
      `The zip archive has several files of listings: ${file.name} and ${another.name}. Leave one.`,
    );
  if (file.size > MAX_LISTINGS_BYTES)
    throw new FileRefused(
      `The file of listings in the zip archive unpacks to more than ${MAX_LISTINGS_BYTES / 1024 / 1024} MB. Split it.`,
    );
  return file;
}

/** Archives have slashes alone; tables that were made on Windows may not. Undefined above `folder`. */
function pathFrom(folder: readonly string[], name: string): string | undefined {
  const path = [...folder];
  for (const step of name.normalize().replaceAll('\\', '/').split('/')) {
    if (step === '..' && path.length === folder.length) return undefined;
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
