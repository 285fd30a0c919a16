const BUSY = 5;
const READONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** What SQLite's own check of a file found. */
export class DamagedDatabase extends Error {}

export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;

export const isFull = (error: unknown): boolean => resultCode(error) === FULL;

export const isDamaged = (error: unknown): boolean =>
  error instanceof DamagedDatabase || [CORRUPT, NOT_A_DATABASE].includes(resultCode(error) ?? 0);

/** Whether the file cannot be written or read now: the disk fails, is read-only or is gone. */
export const isStorageError = (error: unknown): boolean =>
  [READONLY, IO_ERROR, FULL, CANNOT_OPEN].includes(resultCode(error) ?? 0);

/** The low byte of SQLite's extended result code. */
function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
