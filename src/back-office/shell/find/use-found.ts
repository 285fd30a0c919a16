import { useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#back-office/save/call-api.ts';
import { Listing } from '#features/listings/listing.ts';
import { City } from '#features/listings/place.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import { useSession } from '#session/use-session.ts';
import { type Deeds, type FoundEntry, findCommands, isFoundBy } from './commands.ts';

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

const MAX_LISTINGS = 7;
const MAX_PLACES = 5;

/** Listings by title, city, property number or owner's number. */
async function findListings(text: string): Promise<readonly FoundEntry[]> {
  if (text === '') return [];
  const query = new URLSearchParams({ search: text, pageSize: String(MAX_LISTINGS), sort: '-id' });
  const answer = await callApi(z.array(Listing), `/api/Property?${query}`);
  if (!answer.ok) return [];
  return answer.data.map(({ id, title, price, city }) => ({
    ...leadingTo(`/property?edit=${id}`),
    label: title,
    detail: `${formatPrice(price, ENGLISH_UNITS)} · ${city.name}`,
  }));
}

async function fetchCities(): Promise<readonly City[]> {
  const answer = await callApi(z.array(City), '/api/City');
  return answer.ok ? answer.data : [];
}

/** Each place leads to its listings. */
function findPlaces(cities: readonly City[], text: string): readonly FoundEntry[] {
  if (text === '') return [];
  return cities
    .map(({ id, name, state }) => ({
      ...leadingTo(`/property?city=${id}`),
      label: `Properties in ${name}`,
      detail: state.name,
    }))
    .filter((place) => isFoundBy(text, place))
    .slice(0, MAX_PLACES);
}

function leadingTo(to: string): { id: string; to: string } {
  return { id: to, to };
}
