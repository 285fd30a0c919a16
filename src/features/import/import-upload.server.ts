import type { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { type ImportOptions, MAX_IMPORT_ROWS } from './import-form.ts';
import { importReport } from './import-report.ts';
import { findKnownCities } from './places.server.ts';
import { readListings } from './read-listings.server.ts';
import { FileRefused } from './rows/file-refused.ts';
import { type StagedListings, stageListings } from './staged-listings.server.ts';
import { uploadedRows } from './uploaded-rows.server.ts';

/** Small, so that others wait no longer than for the words of so many listings. */
const ROWS_PER_PAGE = 250;
const MAX_PROBLEMS = 1000;
const NO_REJECTS = { begin() {}, add() {} };

export interface ReadUpload {
  readonly staged: StagedListings;
  readonly refused: number;
  /** Of the first refused rows. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
  readonly repeated: number;
  /** Sentences about values that were not understood, whose listings are taken without them. */
  readonly leftOut: readonly string[];
}

/** The caller disposes of what is staged. Throws `FileRefused`. */
export async function readUpload(
  db: Db,
  bytes: Buffer,
  { map, set, ...options }: z.infer<typeof ImportOptions>,
  now: Date,
  imageProblem: (names: readonly string[]) => string | undefined,
): Promise<ReadUpload> {
  const staged = stageListings(ROWS_PER_PAGE);
  const problems: { line: number; reason: string }[] = [];
  const report = importReport(() => {});
  const rows = {
    ...options,
    now,
    parts: uploadedRows(bytes),
    map: new Map(Object.entries(map)),
    set: new Map(Object.entries(set)),
    cities: await findKnownCities(db),
    imageProblem,
  };
  function refuse(line: number, reason: string): void {
    report.refuse(line, reason);
    if (problems.length < MAX_PROBLEMS) problems.push({ line, reason });
  }
  try {
    const repeated = await readListings(rows, staged, NO_REJECTS, { ...report, refuse });
    if (staged.count() + repeated + report.refused() > MAX_IMPORT_ROWS)
      throw new FileRefused(
        `The file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows. Split it, or import it with the command.`,
      );
    const leftOut = report.whatIsLeftOut();
    return { staged, repeated, refused: report.refused(), problems, leftOut };
  } catch (error) {
    staged[Symbol.dispose]();
    throw error;
  }
}
