import { useSyncExternalStore } from 'react';
import { isListingId } from '#features/listings/listing-ids.ts';
import { createStoredValue } from '#platform/ui/stored-value.ts';

/** What a browser keeps of a listing that its visitor saved. */
export interface SavedListing {
  readonly id: number;
  /** For when it is no longer listed. */
  readonly title: string;
  /** When it was saved. */
  readonly price: number;
  readonly status: number;
}

/** Newest first. */
export type SavedList = readonly SavedListing[];

export const MAX_SAVED = 60;

/** Whatever stands in the storage: of a damaged list, what can be read. */
export function readSaved(text: string | null): SavedList {
  return withoutDoubles(parsed(text).flatMap((item) => savedListing(item) ?? []));
}

/** In front; undefined when the list is full. */
export function withSaved(list: SavedList, listing: SavedListing): SavedList | undefined {
  if (isSaved(list, listing.id)) return list;
  const { id, title, price, status } = listing;
  return list.length < MAX_SAVED ? [{ id, title, price, status }, ...list] : undefined;
}

export function withoutSaved(list: SavedList, id: number): SavedList {
  return list.filter((saved) => saved.id !== id);
}

export function isSaved(list: SavedList, id: number): boolean {
  return list.some((saved) => saved.id === id);
}

function parsed(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function savedListing(item: unknown): SavedListing | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, title, price, status }: Partial<Record<keyof SavedListing, unknown>> = item;
  if (!isListingId(id)) return undefined;
  return {
    id,
    title: typeof title === 'string' ? title : '',
    price: typeof price === 'number' && price > 0 ? price : 0,
    status: typeof status === 'number' ? status : 0,
  };
}

function withoutDoubles(list: SavedList): SavedList {
  const firstById = new Map(list.toReversed().map((saved) => [saved.id, saved]));
  return list.filter((saved) => firstById.get(saved.id) === saved).slice(0, MAX_SAVED);
}

/** With what was taken away, in its place of `before`. */
export function putBack(list: SavedList, before: SavedList, id: number): SavedList {
  const taken = before.find((saved) => saved.id === id);
  if (taken === undefined || isSaved(list, id)) return list;
  const behind = before.slice(before.indexOf(taken) + 1);
  const next = list.findIndex((saved) => isSaved(behind, saved.id));
  return next === -1 ? [...list, taken] : list.toSpliced(next, 0, taken);
}

/** With those that it lacks, in their order in front, as far as there is room. */
export function withAll(list: SavedList, listings: SavedList): SavedList {
  return listings.toReversed().reduce((all, listing) => withSaved(all, listing) ?? all, list);
}

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
