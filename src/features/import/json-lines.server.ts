import type { Context } from 'hono';

/** Answers at once, and sends a line of JSON for each value. The work goes on without a reader. */
export function jsonLines<Line extends object>(
  context: Context,
  work: (send: (line: Line) => void) => Promise<void>,
) {
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await work((line) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      });
      if (isOpen) controller.close();
    },
    cancel() {
      isOpen = false;
    },
  });
  return context.body(body, 200, { 'Content-Type': 'application/x-ndjson' });
}
