import { z } from 'zod';
import { callApi } from '#back-office/save/call-api.ts';
import { sectionLinks, sectionsFor } from '#back-office/shell/navigation/sections.ts';
import { Listing } from '#features/listings/listing.ts';
import { City } from '#features/listings/place.ts';
import { may, type Role } from '#http/permission.ts';
import { currentSession } from '#session/session.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

/** Something that the palette leads to. */
export interface FoundEntry {
  /** The address, which is also its id. */
  readonly to: string;
  readonly label: string;
  readonly detail: string;
}

const MAX_LISTINGS = 7;
const MAX_PLACES = 5;

const ADDITIONS: readonly FoundEntry[] = ['Property', 'City', 'State', 'Country'].map((noun) => ({
  to: `/${noun.toLowerCase()}?new`,
  label: `Add ${noun}`,
  detail: 'Action',
}));

function actionsOf(role: Role | undefined): readonly FoundEntry[] {
  const sections = sectionLinks(sectionsFor(role));
  return [
    ...(role !== undefined && may(role, 'write') ? ADDITIONS : []),
    ...sections.map(({ label, to }) => ({ to, label, detail: 'Page' })),
    { to: '/home', label: 'View the site', detail: 'Page' },
  ];
}

export function findActions(text: string): readonly FoundEntry[] {
  return actionsOf(currentSession()?.role).filter(({ label }) => hasWords(label, text));
}

/** Listings by title, city, property number or owner's number. */
export async function findListings(text: string): Promise<readonly FoundEntry[]> {
  if (text === '') return [];
  const query = new URLSearchParams({ search: text, pageSize: String(MAX_LISTINGS), sort: '-id' });
  const answer = await callApi(z.array(Listing), `/api/Property?${query}`);
  if (!answer.ok) return [];
  return answer.data.map(({ id, title, price, city }) => ({
    to: `/property?edit=${id}`,
    label: title,
    detail: `${formatPrice(price, ENGLISH_UNITS)} · ${city.name}`,
  }));
}

export async function fetchCities(): Promise<readonly City[]> {
  const answer = await callApi(z.array(City), '/api/City');
  return answer.ok ? answer.data : [];
}

/** Each place leads to its listings. */
export function findPlaces(cities: readonly City[], text: string): readonly FoundEntry[] {
  if (text === '') return [];
  return cities
    .filter(({ name }) => hasWords(name, text))
    .slice(0, MAX_PLACES)
    .map(({ id, name, state }) => ({
      to: `/property?city=${id}`,
      label: `Properties in ${name}`,
      detail: state.name,
    }));
}

function hasWords(label: string, text: string): boolean {
  const said = label.toLocaleLowerCase('en');
  return text
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => said.includes(word));
}
