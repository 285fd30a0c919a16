import type { PageLocation } from './page-location.ts';

/** What an entry of the history keeps; links to a part of a page leave none. */
interface KeptEntry {
  readonly key: string;
  /** How many entries of the same visit come before. */
  readonly index: number;
  readonly state: unknown;
}

const FIRST: KeptEntry = { key: 'default', index: 0, state: null };

function currentEntry(): KeptEntry {
  const kept: unknown = history.state;
  return isKept(kept) ? kept : FIRST;
}

function isKept(state: unknown): state is KeptEntry {
  return typeof state === 'object' && state !== null && 'key' in state && 'index' in state;
}

export function currentIndex(): number {
  return currentEntry().index;
}

export function currentLocation(): PageLocation {
  const { pathname, search, hash } = location;
  const { key, state } = currentEntry();
  return { pathname, search, hash, key, state };
}

/** A new entry for a root-relative address. */
export function locationOf(address: string, state: unknown = null): PageLocation {
  const { pathname, search, hash } = new URL(address, location.href);
  return { pathname, search, hash, key: Math.random().toString(36).slice(2, 10), state };
}

/** Adds an entry to the history, or puts it in the place of the present one. */
export function enter(
  { pathname, search, hash, key, state }: PageLocation,
  { replace }: { replace: boolean },
): void {
  const index = currentIndex();
  const address = pathname + search + hash;
  if (replace) history.replaceState({ key, index, state }, '', address);
  else history.pushState({ key, index: index + 1, state }, '', address);
}
