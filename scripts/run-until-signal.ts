import { once } from 'node:events';

/** A start that was asked to stop may go on for so long. */
const START_GRACE_MS = 8000;

interface Running {
  stop: () => Promise<void>;
}

/**
 * Starts something, stops it at SIGINT or SIGTERM and exits 0. A signal during the start aborts
 * `stopSignal`; what ignores it is safe to interrupt. A failed start prints a sentence and exits 1.
 */
export async function runUntilSignal(
  start: (stopSignal: AbortSignal) => Promise<Running>,
): Promise<void> {
  const stopping = new AbortController();
  // The terminal signals every process and npm forwards the signal again: the second must not kill.
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
