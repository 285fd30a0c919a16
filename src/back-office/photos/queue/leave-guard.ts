import type { QueueState } from './queue-state.ts';

/** Asks before the page is left, only while photos would be lost with it. */
export function createLeaveGuard(state: () => QueueState): () => void {
  let isGuarding = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return () => {
    const { kept, storage } = state();
    const isLosing = storage !== 'written' && kept.uploads.length > 0;
    if (isLosing === isGuarding) return;
    isGuarding = isLosing;
    if (isLosing) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
