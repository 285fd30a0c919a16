import { isBusy } from '../src/database/sqlite-errors.ts';

export function reportFailure(error: unknown): void {
  console.error(sentence(error));
  process.exitCode = 1;
}

function sentence(error: unknown): unknown {
  if (isBusy(error))
    return 'Another process has been writing to the database for too long; nothing was changed, try again later.';
  return error instanceof Error ? error.message : error;
}
