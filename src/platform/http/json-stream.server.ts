import type { Context, TypedResponse } from 'hono';

const SEPARATOR = ',';

/** Streams a JSON array while its items are still being read, with backpressure. */
export function streamJson<Item extends object>(
  context: Context,
  batches: AsyncIterator<readonly Item[]>,
): Response & TypedResponse<Item[], 200, 'json'> {
  const response = context.body(arrayStream(batches), 200, { 'Content-Type': 'application/json' });
  // The type of a stream cannot say that it is the JSON of these items.
  return response as unknown as Response & TypedResponse<Item[], 200, 'json'>;
}

function arrayStream(batches: AsyncIterator<readonly object[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await nextItems(batches);
      if (done) {
        controller.enqueue(encoder.encode(isFirst ? '[]' : ']'));
        controller.close();
        return;
      }
      const text = value.map((item) => JSON.stringify(item)).join(SEPARATOR);
      controller.enqueue(encoder.encode((isFirst ? '[' : SEPARATOR) + text));
      isFirst = false;
    },
    async cancel() {
      await batches.return?.();
    },
  });
}

/** Past empty batches, whose separators would stand for nothing. */
async function nextItems(batches: AsyncIterator<readonly object[]>) {
  for (;;) {
    const next = await batches.next();
    if (next.done || next.value.length > 0) return next;
  }
}

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
