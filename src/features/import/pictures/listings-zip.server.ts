import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  openPromise,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { MAX_BYTES } from '#platform/media/photo-format.ts';
import {
  contentProblem,
  DAMAGED,
  type ListingPictures,
  NO_FILE,
  PACKED_UNKNOWN,
} from './listing-pictures.ts';
import { type ArchiveFile, listingsArchive, refuseManyFiles } from './listings-archive.ts';

interface ZippedFile extends ArchiveFile {
  readonly entry: Entry;
}

interface ListingsZip extends Disposable {
  listings(): Promise<Buffer>;
  readonly pictures: ListingPictures;
}

/**
 * The archive at a path, or one that was uploaded. Undefined for an Excel file, which is a zip
 * archive, too. Throws `FileRefused`.
 */
export async function openListingsZip(source: string | Blob): Promise<ListingsZip | undefined> {
  const zip = await openArchive(source);
  if (zip === undefined) return undefined;
  try {
    const archive = listingsArchive(await orRefuse(filesOf(zip)));
    if (archive === undefined) {
      zip.close();
      return undefined;
    }
    return {
      listings: () => orRefuse(contentOf(zip, archive.listings)),
      pictures: await zipPictures(zip, archive),
      [Symbol.dispose]: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Undefined for a damaged file by another name: the reader of Excel says what is wrong with it. */
async function openArchive(source: string | Blob): Promise<ZipFile | undefined> {
  const options = { autoClose: false };
  try {
    return typeof source === 'string'
      ? await openPromise(source, options)
      : await fromRandomAccessReaderPromise(new BlobReader(source), source.size, options);
  } catch (error) {
    if (typeof source === 'string' && !/\.zip$/i.test(source)) return undefined;
    throw refusal(error);
  }
}

async function filesOf(zip: ZipFile): Promise<ZippedFile[]> {
  refuseManyFiles(zip.entryCount);
  const files: ZippedFile[] = [];
  // Names that lead out of the archive are refused while they are read.
  for await (const entry of zip.eachEntry())
    files.push({
      entry,
      name: entry.fileName,
      size: entry.uncompressedSize,
      isLocked: entry.isEncrypted(),
    });
  return files;
}

async function zipPictures(
  zip: ZipFile,
  { files, find }: NonNullable<ReturnType<typeof listingsArchive<ZippedFile>>>,
): Promise<ListingPictures> {
  const problems = new Map<ZippedFile, string | undefined>();
  for (const file of files) problems.set(file, await problemOf(zip, file));
  return {
    problem(name) {
      const file = find(name);
      return file === undefined ? NO_FILE : problems.get(file);
    },
    async read(name) {
      const file = find(name);
      if (file === undefined) throw new Error(`The archive has no ${name}.`);
      return orRefuse(contentOf(zip, file));
    },
  };
}

async function problemOf(zip: ZipFile, { entry, size }: ZippedFile): Promise<string | undefined> {
  if (!entry.canDecodeFileData()) return PACKED_UNKNOWN;
  if (size > MAX_BYTES) return contentProblem(size, new Uint8Array());
  try {
    return contentProblem(size, await beginningOf(zip, entry));
  } catch {
    return DAMAGED;
  }
}

async function beginningOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  for await (const chunk of await zip.openReadStreamPromise(entry)) return chunk;
  return new Uint8Array();
}

/** The library ends with an error when more comes than the size says. */
async function contentOf(zip: ZipFile, { entry }: ZippedFile): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry));
}

async function orRefuse<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    throw refusal(error);
  }
}

function refusal(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new FileRefused(`The zip archive cannot be read: ${message.replace(/\.$/, '')}.`);
}

/** Lets an archive be read that was uploaded, wherever its bytes lie. */
class BlobReader extends RandomAccessReader {
  readonly #blob: Blob;

  constructor(blob: Blob) {
    super();
    this.#blob = blob;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#blob.slice(start, end).stream());
  }
}
