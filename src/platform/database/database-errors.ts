/** Codes of Node.js and PostgreSQL. SQLite's errors have `ERR_SQLITE_ERROR` and a number. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  // The disk is full or read-only, or no file descriptor is free.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  // PostgreSQL's disk is full or fails.
  '53100',
  '58030',
  // The server shuts down or starts.
  '57P01',
  '57P02',
  '57P03',
  // A statement took too long.
  '57014',
  // Too many connections.
  '53300',
  '08006',
  // The server became a read-only standby.
  '25006',
  // Serialization failure and deadlock: the transaction was rolled back and may be repeated.
  '40001',
  '40P01',
]);

/** Messages of pg that come without a code. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
];

/** Whether the cause is temporary: the database is away, busy or full. */
export function isDatabaseUnavailable(error: Error): boolean {
  if (isBusy(error) || isStorageError(error)) return true;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  return MESSAGES.some((message) => error.message.startsWith(message));
}

export function isDatabaseFull(error: unknown): error is Error {
  return isFull(error) || (error instanceof Error && 'code' in error && error.code === '53100');
}

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
