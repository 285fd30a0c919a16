import { useSyncExternalStore } from 'react';

/** A container in each open dialog, in the order of their opening. */
let containers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The container in the topmost dialog; its focus trap keeps the keyboard from notices outside. */
export function useTopLayer(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => containers.at(-1),
    () => undefined,
  );
}

export function addContainer(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  setContainers([...containers, container]);
  return () => setContainers(containers.filter((one) => one !== container));
}

function setContainers(next: readonly HTMLElement[]): void {
  containers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
