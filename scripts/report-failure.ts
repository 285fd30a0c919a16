import { isBusy } from '../src/database/sqlite-errors.ts';

/** Tells the operator in one sentence why a command could not be done; its exit code will be 1. */
export function reportFailure(error: unknown): void {
  console.error(sentence(error));
  process.exitCode = 1;
}

function sentence(error: unknown): unknown {
  if (isBusy(error))
    return 'Another process has been writing to the database for too long; nothing was changed, try again later.';
  return error instanceof Error ? error.message : error;
}
