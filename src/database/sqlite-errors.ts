const BUSY = 5;
const FULL = 13;

export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;

export const isFull = (error: unknown): boolean => resultCode(error) === FULL;

/** The low byte of SQLite's extended result code. */
function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
