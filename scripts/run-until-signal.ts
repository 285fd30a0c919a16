/** Starts something that runs until SIGINT or SIGTERM, then stops it in order and exits 0. A failed start prints its sentence and exits 1. */
export async function runUntilSignal(start: () => Promise<{ stop: () => Promise<void> }>): Promise<void> {
  const signal = new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  try {
    const running = await start();
    await signal;
    await running.stop();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
