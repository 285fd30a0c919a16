const FLUSH_INTERVAL_MS = 5000;

type Counted<Event> = readonly (readonly [event: Event, times: number])[];

export interface BatchedCounter<Event> {
  count(event: Event): void;
  /** How many different events are not stored yet. */
  waiting(): number;
  flush(): Promise<void>;
}

interface BatchedCounterOptions<Event> {
  readonly store: (counted: Counted<Event>) => Promise<void>;
  /** What could not be stored waits for the next batch. */
  readonly onFailure: (error: unknown, counted: Counted<Event>) => void;
  /** The event that is counted instead when too many different ones wait; undefined drops it. */
  readonly admit: (event: Event, waiting: number) => Event | undefined;
}

/** Stores equal events together every few seconds: a flood costs one write. */
export function createBatchedCounter<Event>({
  store,
  onFailure,
  admit,
}: BatchedCounterOptions<Event>): BatchedCounter<Event> {
  const waiting = new Map<string, readonly [Event, number]>();
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  function add(event: Event, times: number): void {
    const admitted = waiting.has(JSON.stringify(event)) ? event : admit(event, waiting.size);
    if (admitted === undefined) return;
    const key = JSON.stringify(admitted);
    const [, before] = waiting.get(key) ?? [admitted, 0];
    waiting.set(key, [admitted, before + times]);
    timer ??= setTimeout(flush, FLUSH_INTERVAL_MS).unref();
  }

  async function storeWaiting(): Promise<void> {
    const counted = [...waiting.values()];
    waiting.clear();
    if (counted.length === 0) return;
    try {
      await store(counted);
    } catch (error) {
      onFailure(error, counted);
      for (const [event, times] of counted) add(event, times);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeWaiting);
    return storing;
  }

  return { flush, count: (event) => add(event, 1), waiting: () => waiting.size };
}
