import { abortOnSignals } from './abort-on-signals.ts';
import { reportFailure } from './report-failure.ts';

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
