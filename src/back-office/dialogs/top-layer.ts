import { useSyncExternalStore } from 'react';
import { createStore } from '#platform/ui/store.ts';

/** A container in each open dialog, in the order of their opening. */
const containers = createStore<readonly HTMLElement[]>([]);

/** The container in the topmost dialog; its focus trap keeps the keyboard from notices outside. */
export function useTopLayer(): HTMLElement | undefined {
  return useSyncExternalStore(
    containers.subscribe,
    () => containers.get().at(-1),
    () => undefined,
  );
}

export function addContainer(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  containers.set([...containers.get(), container]);
  return () => containers.set(containers.get().filter((one) => one !== container));
}
