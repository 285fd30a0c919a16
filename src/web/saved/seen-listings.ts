import { useEffect, useSyncExternalStore } from 'react';
import { isListingId } from '#features/listings/listing-ids.ts';
import { createStoredValue } from '#platform/ui/stored-value.ts';

const MOST = 12;
const NONE: readonly number[] = [];

/** The ids of listings, last seen first. */
const seen = createStoredValue<readonly number[]>(
  'seen-listings',
  (text) => [...new Set((text ?? '').split(',').map(Number))].filter(isListingId).slice(0, MOST),
  (ids) => ids.join(','),
);

export function useSeenListings(): readonly number[] {
  return useSyncExternalStore(seen.subscribe, seen.get, () => NONE);
}

export function useRememberSeen(id: number): void {
  useEffect(() => {
    if (isListingId(id))
      seen.update((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, MOST));
  }, [id]);
}
