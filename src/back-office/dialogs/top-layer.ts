import { useSyncExternalStore } from 'react';

/** One place in each open dialog, in the order of their opening. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Where the open dialog takes in what may appear at any time: the keyboard reaches nothing beside it. Undefined while none is open. */
export function useTopLayer(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  );
}

/** The ref of a dialog's place. */
export function addPlace(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  replace([...places, place]);
  return () => replace(places.filter((one) => one !== place));
}

function replace(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
