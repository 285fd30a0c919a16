import { once } from 'node:events';

/** How long a start under way may go on once it was asked to stop, in milliseconds. */
const START_GRACE_MS = 8000;

interface Running {
  stop: () => Promise<void>;
}

/**
 * Starts something that runs until SIGINT or SIGTERM, then stops it in order and exits 0. A signal during the start aborts what
 * heeds `asked`, and ends the rest, which is safe to leave halfway. A failed start prints its sentence and exits 1.
 */
export async function runUntilSignal(
  start: (stopSignal: AbortSignal) => Promise<Running>,
): Promise<void> {
  const stopping = new AbortController();
  // npm hands on a signal that the terminal has already sent to everyone: the second one must not kill.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());

  const running = await finishStart(start(stopping.signal), stopping.signal);
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  try {
    await running.stop();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

async function finishStart(starting: Promise<Running>, asked: AbortSignal): Promise<Running> {
  const exitSoon = () => setTimeout(() => process.exit(0), START_GRACE_MS).unref();
  asked.addEventListener('abort', exitSoon);
  try {
    return await starting;
  } catch (error) {
    return asked.aborted ? process.exit(0) : fail(error);
  } finally {
    asked.removeEventListener('abort', exitSoon);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
