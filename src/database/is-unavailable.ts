import { isBusy, isFull, isStorageError } from './sqlite-errors.ts';

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
