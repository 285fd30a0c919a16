import { resolve } from 'node:path';
import { isBusy } from '#platform/database/database-errors.ts';

/** Prints what a command returns, or why it failed. SIGINT and SIGTERM abort it. */
export async function runCommand(
  act: (words: string[], asked: AbortSignal) => Promise<string>,
  interrupted: string,
): Promise<void> {
  const asked = abortOnSignals(interrupted);
  try {
    console.log(await act(process.argv.slice(2), asked));
  } catch (error) {
    reportFailure(error);
  }
}

/** SIGINT and SIGTERM abort with `interrupted` as the reason; a second one must not kill. */
export function abortOnSignals(interrupted: string): AbortSignal {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => asked.abort(new Error(interrupted)));
  return asked.signal;
}

export function reportFailure(error: unknown): void {
  console.error(sentence(error));
  process.exitCode = 1;
}

function sentence(error: unknown): unknown {
  if (isBusy(error))
    return 'Another process has been writing to the database for too long; nothing was changed, try again later.';
  return error instanceof Error ? error.message : error;
}

/** npm runs commands in the project's folder, but a relative path starts where npm was called. */
export function resolveFromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
