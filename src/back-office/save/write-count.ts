import { createStore } from '#ui/store.ts';

const writes = createStore(0);

/** How many writes this tab has sent: a list that was fetched before the last one may be stale. */
export const writeCount = writes.get;

export function countWrite(): void {
  writes.set(writes.get() + 1);
}
