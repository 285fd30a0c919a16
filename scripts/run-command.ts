import { reportFailure } from './report-failure.ts';

/** Prints what a command returns, or why it failed. SIGINT and SIGTERM abort it. */
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
