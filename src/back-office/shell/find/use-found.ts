import { useEffect, useState } from 'react';
import type { City } from '#features/listings/place.ts';
import { useSession } from '#session/use-session.ts';
import { type Deeds, findCommands } from './commands.ts';
import { fetchCities, findListings, findPlaces } from './find-entries.ts';
import type { FoundEntry } from './found-entry.ts';

const PAUSE_MS = 150;

/** What was typed leads to; the listings follow after a pause. */
export function useFound(typed: string, deeds: Deeds): readonly FoundEntry[] {
  const text = typed.trim();
  const role = useSession()?.role;
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
  return [
    ...findCommands(text, role, deeds),
    ...findPlaces(cities, text),
    ...(text === '' ? [] : listings),
  ];
}
