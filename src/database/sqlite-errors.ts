const BUSY = 5;
const FULL = 13;

/** Another process or connection writes. */
export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;

/** The disk is full. */
export const isFull = (error: unknown): boolean => resultCode(error) === FULL;

/** SQLite's result code: the low byte of the extended codes that its errors carry. */
function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
