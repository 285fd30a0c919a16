import type { Db } from '#database/database.server.ts';
import type { ImportReport } from './import-report.ts';
import { type FileToRead, type Rejects, readListings } from './read-listings.server.ts';
import { createRejectsFile, type RejectsFile } from './rejects-file.server.ts';
import { stageListings } from './staged-listings.server.ts';
import { countListings, type Written, writeListings } from './write-listings.server.ts';

export interface ImportOptions extends FileToRead {
  readonly dryRun: boolean;
  /** Skips refused rows; without it, one refused row refuses the file. */
  readonly skipInvalid: boolean;
  readonly rejectsFolder: string;
}

/** Opens the database for counting, if there is one, or for writing. */
export interface ImportTarget {
  openToCount(): Promise<Db | undefined>;
  openToWrite(): Promise<{ db: Db; staffId: number }>;
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
  const rejects = rejectedRows(options);
  let repeated: number;
  try {
    repeated = await readListings(options, staged, rejects, report);
  } catch (error) {
    rejects.drop();
    throw error;
  }
  report.summary();
  const path = rejects.close();
  if (path !== undefined) report.print(`The refused rows are in ${path}.`);

  const refused = report.refused();
  if (refused > 0 && !options.skipInvalid) return { added: 0, alreadyThere: 0, refused };
  if (options.dryRun) {
    const db = await target.openToCount();
    const { added, alreadyThere } =
      db === undefined
        ? { added: staged.count(), alreadyThere: 0 }
        : await countListings(db, staged);
    return { added, alreadyThere: alreadyThere + repeated, refused };
  }
  const { db, staffId } = await target.openToWrite();
  const { added, alreadyThere } = await writeListings(db, staged, { staffId, now: options.now });
  return { added, alreadyThere: alreadyThere + repeated, refused };
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
