import { useSyncExternalStore } from 'react';
import { createStoredValue } from '#ui/stored-value.ts';
import { readSaved, type SavedList } from './saved-list.ts';

const NONE: SavedList = [];

/** Of the list in the browser's storage. */
export const SAVED_KEY = 'saved-listings';

export const savedListings = createStoredValue(SAVED_KEY, readSaved, JSON.stringify);

/** What a component reads of the visitor's list; of an empty one on the server. */
export function useSaved<Value>(select: (list: SavedList) => Value): Value {
  return useSyncExternalStore(
    savedListings.subscribe,
    () => select(savedListings.get()),
    () => select(NONE),
  );
}

export function useSavedList(): SavedList {
  return useSaved((list) => list);
}
