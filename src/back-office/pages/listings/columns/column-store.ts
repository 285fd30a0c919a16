import { useSyncExternalStore } from 'react';
import {
  savedViews,
  saveView,
  subscribeToViews,
  viewOf,
} from '#back-office/pages/listings/filters/view-store.ts';
import { createStore } from '#ui/store.ts';
import { isListOf, isText } from '#validation/shape.ts';

const KEY = 'hidden listing columns';
const NONE: readonly string[] = [];

const ofDevice = createStore<readonly string[]>(restore());

/** A kept view has its own; every other list has those of this device. */
export function hiddenColumns(query: URLSearchParams): readonly string[] {
  return viewOf(query)?.hidden ?? ofDevice.get();
}

export function useHiddenColumns(query: URLSearchParams): readonly string[] {
  useSyncExternalStore(subscribeToViews, savedViews, savedViews);
  useSyncExternalStore(ofDevice.subscribe, ofDevice.get, ofDevice.get);
  return hiddenColumns(query);
}

export function hideColumns(query: URLSearchParams, hidden: readonly string[]): void {
  const view = viewOf(query);
  if (view === undefined) keepOnDevice(hidden);
  else saveView({ ...view, hidden: [...hidden] });
}

function keepOnDevice(hidden: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  ofDevice.set(hidden);
}

function restore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isListOf(isText)(kept) ? kept : NONE;
  } catch {
    return NONE;
  }
}
