import { useEffect, useState } from 'react';
import type { City } from '#features/listings/place.ts';
import {
  type FoundEntry,
  fetchCities,
  findActions,
  findListings,
  findPlaces,
} from './find-entries.ts';

const PAUSE_MS = 150;

/** What was typed leads to; the listings follow after a pause. */
export function useFound(typed: string): readonly FoundEntry[] {
  const text = typed.trim();
  const [cities, setCities] = useState<readonly City[]>([]);
  const [listings, setListings] = useState<readonly FoundEntry[]>([]);
  useEffect(() => void fetchCities().then(setCities), []);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await findListings(text);
      if (isCurrent) setListings(found);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return [...findActions(text), ...findPlaces(cities, text), ...(text === '' ? [] : listings)];
}
