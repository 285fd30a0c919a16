import type { ImportReport } from '#features/import/import-report.ts';
import { imageProblem } from '#features/import/pictures/listing-pictures.ts';
import { storePictures } from '#features/import/pictures/store-pictures.server.ts';
import { findKnownCities } from '#features/import/places.server.ts';
import {
  type Rejects,
  type RowsToRead,
  readListings,
} from '#features/import/read-listings.server.ts';
import { stageListings } from '#features/import/staged-listings.server.ts';
import {
  countListings,
  newImages,
  type Written,
  writeListings,
} from '#features/import/write-listings.server.ts';
import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import { storePhoto } from '#features/listings/photos/store-photo.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { openListings } from './open-listings.server.ts';
import { createRejectsFile, type RejectsFile } from './rejects-file.server.ts';

export interface ImportOptions extends Omit<RowsToRead, 'parts' | 'cities' | 'imageProblem'> {
  readonly file: string;
  /** Of an Excel file; by default the first visible one with columns that are known. */
  readonly sheet?: string | undefined;
  readonly dryRun: boolean;
  /** Skips refused rows; without it, one refused row refuses the file. */
  readonly skipInvalid: boolean;
  readonly rejectsFolder: string;
  /** What the addresses of this site's own listings begin with. */
  readonly ownAddress?: string;
  /** Of titles that the facts say. */
  readonly messages: LineMessagesByLanguage;
  /** Ends the import before its commit. */
  readonly signal?: AbortSignal;
}

/** Opens the database for counting, if there is one, or for writing. */
export interface ImportTarget {
  openToCount(): Promise<Db | undefined>;
  openToWrite(): Promise<{ db: Db; media: MediaStore; staffId: number }>;
}

export interface Imported extends Written {
  readonly refused: number;
}

/** Throws `FileRefused`, with nothing stored, for a file it cannot import. */
export async function importListings(
  options: ImportOptions,
  target: ImportTarget,
  report: ImportReport,
): Promise<Imported> {
  using staged = stageListings();
  using opened = await openListings(options.file, options.sheet);
  const { pictures } = opened;
  const { signal } = options;
  const endIfAsked = () => signal?.throwIfAborted();
  const parts = callBetween(opened.parts, endIfAsked);
  const rejects = rejectedRows(options);
  let repeated: number;
  try {
    const counted = await target.openToCount();
    const rows = {
      ...options,
      parts,
      cities: counted && (await findKnownCities(counted)),
      imageProblem: (names: readonly string[]) => imageProblem(pictures, names),
    };
    repeated = await readListings(rows, staged, rejects, report);
  } catch (error) {
    rejects.drop();
    throw error;
  }
  for (const sentence of report.whatIsLeftOut()) report.print(sentence);
  const path = rejects.close();
  if (path !== undefined) report.print(`The refused rows are in ${path}.`);

  const refused = report.refused();
  if (refused > 0 && !options.skipInvalid) return { added: 0, alreadyThere: 0, refused };
  if (options.dryRun) {
    const db = await target.openToCount();
    const { added, alreadyThere } =
      db === undefined
        ? { added: staged.count(), alreadyThere: 0 }
        : await countListings(db, staged, options.ownAddress);
    return { added, alreadyThere: alreadyThere + repeated, refused };
  }
  const { db, media, staffId } = await target.openToWrite();
  const { now, ownAddress, messages } = options;
  const images = await newImages(db, staged, ownAddress);
  const imageIds = new Map<string, number>();
  const store = (bytes: Uint8Array) => storePhoto(db, media, bytes, now);
  endIfAsked();
  await storePictures(store, pictures, images, imageIds, endIfAsked);
  const stamp = { staffId, now, imageIds, ownAddress, messages, onProgress: endIfAsked };
  const { added, alreadyThere } = await writeListings(db, staged, stamp);
  return { added, alreadyThere: alreadyThere + repeated, refused };
}

async function* callBetween<Part>(parts: AsyncIterable<Part>, call: () => void) {
  for await (const part of parts) {
    call();
    yield part;
  }
}

function rejectedRows({
  file,
  rejectsFolder,
  skipInvalid,
  dryRun,
}: ImportOptions): Rejects & { close(): string | undefined; drop(): void } {
  let open: (() => RejectsFile) | undefined;
  let opened: RejectsFile | undefined;
  return {
    begin(names, delimiter) {
      if (skipInvalid && !dryRun)
        open = () => createRejectsFile(file, rejectsFolder, names, delimiter);
    },
    add(row, line, reason) {
      opened ??= open?.();
      opened?.add(row, line, reason);
    },
    close() {
      opened?.close();
      return opened?.path;
    },
    drop: () => opened?.remove(),
  };
}
