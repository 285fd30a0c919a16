import { reportFailure } from './report-failure.ts';

/**
 * Does a command of the operator and prints what it answers. What it throws is printed as a sentence, and the exit code is 1. SIGINT and
 * SIGTERM end it in order, with the sentence given.
 */
export async function runCommand(
  act: (words: string[], asked: AbortSignal) => Promise<string>,
  interrupted: string,
): Promise<void> {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => asked.abort(new Error(interrupted)));
  try {
    console.log(await act(process.argv.slice(2), asked.signal));
  } catch (error) {
    reportFailure(error);
  }
}
