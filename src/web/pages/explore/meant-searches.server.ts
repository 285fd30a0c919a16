import '#platform/units/spoken-number.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { currentPlaces } from '#features/listings/understand/current-places.server.ts';
import type { KnownPlaces } from '#features/listings/understand/read-place.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { unservedPlace } from '#features/listings/understand/unserved-place.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { areaText } from '#platform/units/area-text.ts';
import { spokenPrice } from '#platform/units/price.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { Place } from '#web/shell/shell-data.ts';
import type { Suggestion } from './explore-data.ts';
import { foundText } from './found-text.ts';
import { searchAddress } from './search-parts.server.ts';

interface Asked {
  readonly filters: SearchFilters;
  readonly place: Place | undefined;
}

const SURELY_LAKHS = 1000;
const LAKH = 100_000;
const MOST_MARLAS = 30;
const BARE_NUMBER = /(?<!\S)\p{Nd}{1,3}(?:\.\p{Nd}{1,2})?(?!\S)/u;

/** What a search may have meant instead. */
export async function meantSearches(
  db: PublicDb,
  asked: Asked,
  language: Language,
): Promise<Suggestion[]> {
  const places = await currentPlaces(db);
  const meant = [inLakhs(asked.filters), ...withUnit(asked.filters, places)];
  const nearest = await searchNearby(db, asked, places, language);
  return [...meant.map((next) => next && question(next, asked, language)), nearest].filter(
    (suggestion) => suggestion !== undefined,
  );
}

function question(next: SearchFilters, { place }: Asked, language: Language): Suggestion {
  const { searches, shared } = MESSAGES[language];
  const rupees = [next.minBudget, next.maxBudget].filter((amount) => amount > 0);
  const amount =
    rupees.map((amount) => spokenPrice(amount, shared.units)).join(' – ') ||
    areaText({ value: next.minArea, unit: next.areaUnit }, shared.units);
  return {
    text: fill(searches.didYouMean, { amount }),
    address: searchAddress(next, place, language),
  };
}

function inLakhs(filters: SearchFilters): SearchFilters | undefined {
  const meant = (rupees: number) => (rupees < SURELY_LAKHS ? rupees * LAKH : rupees);
  const [minBudget, maxBudget] = [meant(filters.minBudget), meant(filters.maxBudget)];
  const isOther = minBudget !== filters.minBudget || maxBudget !== filters.maxBudget;
  return isOther ? { ...filters, minBudget, maxBudget } : undefined;
}

/** Of `hoshiarpur plot 45` with lakh, of `plot 8` with marla; not of `phase 2`. */
function withUnit(filters: SearchFilters, places: KnownPlaces): SearchFilters[] {
  const asked = [filters.minBudget, filters.maxBudget, filters.minArea, filters.maxArea];
  const hasOthers = /\p{N}/u.test(filters.text.replace(BARE_NUMBER, ''));
  if (hasOthers || asked.some((amount) => amount > 0)) return [];
  const number = Number(plainTyping(BARE_NUMBER.exec(filters.text)?.[0] ?? ''));
  const units = [...(number <= MOST_MARLAS ? ['marla'] : []), ...(number >= 10 ? ['lakh'] : [])];
  return units.flatMap((unit) => {
    const typed = filters.text.replace(BARE_NUMBER, `$& ${unit}`);
    const { filters: understood, text } = understand(typed, places);
    return Object.keys(understood).length === 0 ? [] : [{ ...filters, ...understood, text }];
  });
}

/** The search in the nearest city of the catalogue, if a place without one was typed. */
async function searchNearby(
  db: PublicDb,
  { filters }: Asked,
  places: KnownPlaces,
  language: Language,
): Promise<Suggestion | undefined> {
  const { typed, nearest: location } = unservedPlace(filters.text, places) ?? {};
  if (filters.location > 0 || typed === undefined || location === undefined) return undefined;
  const text = filters.text.replace(typed, '').trim();
  const next = { ...filters, location, text, pageNumber: 1 };
  const [place, { totalCount }] = await Promise.all([
    findPlace(db, location, language),
    findMatches(db, { ...next, pageSize: 0 }),
  ]);
  if (place === undefined || totalCount === 0) return undefined;
  const { explore, searches } = MESSAGES[language];
  const found = foundText(totalCount, filters.propertyType, explore.found, language);
  return {
    text: fill(searches.nearestPlace, { place: place.name, found }),
    address: searchAddress(next, place, language),
  };
}
