import {
  type EnumerationName,
  enumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { fieldOf } from '#features/listings/field-queries.ts';
import { COMPARISONS, PRICE_LOW_TO_HIGH } from '#features/listings/search/filters.ts';
import { spokenPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import type { KnownPlaces } from './read-place.ts';
import type { Reading, UnderstoodFilters } from './reading.ts';

const SUBKINDS: readonly EnumerationName[] = ['HouseType', 'PlotType', 'LandType'];

const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** What was understood, in one sentence, and what was not. */
export function sentence(reading: Reading, left: string, places: KnownPlaces): string {
  const { filters } = reading;
  const parts = [
    kindPart(filters),
    places.cityName(filters.location),
    roomsPart(filters),
    areaPart(filters),
    budgetPart(filters),
    ...codeParts(filters),
    orderPart(filters),
  ].filter((part) => part !== undefined);
  const clauses = [
    parts.length === 0 ? '' : `understood: ${parts.join(', ')}`,
    left === '' ? '' : `${parts.length === 0 ? '' : 'also '}searched as words: ${left}`,
    ...new Set(reading.remarks),
  ].filter((clause) => clause !== '');
  const said = clauses.join('; ') || 'nothing was asked for';
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

function kindPart(filters: UnderstoodFilters): string | undefined {
  const [subkind] = namedCodes(filters).filter(({ list }) => SUBKINDS.includes(list));
  const kind = filters.propertyType;
  return subkind?.name ?? (kind === undefined ? undefined : enumerationName('PropertyType', kind));
}

function codeParts(filters: UnderstoodFilters): string[] {
  return namedCodes(filters)
    .filter(({ list }) => !SUBKINDS.includes(list))
    .map(({ list, name }) => (list === 'Facing' ? `${name} ${list.toLowerCase()}` : name));
}

/** The codes of fixed lists, by their names. */
function namedCodes(filters: UnderstoodFilters): { list: EnumerationName; name: string }[] {
  return COMPARISONS.flatMap(({ member, field }) => {
    const asked = fieldOf(field);
    const code = filters[member];
    const name =
      asked.type === 'code' && code !== undefined ? enumerationName(asked.list, code) : undefined;
    return asked.type === 'code' && name !== undefined ? [{ list: asked.list, name }] : [];
  });
}

function roomsPart({ noOfRooms }: UnderstoodFilters): string | undefined {
  return noOfRooms === undefined ? undefined : `at least ${noOfRooms} rooms`;
}

function areaPart({ minArea, maxArea, areaUnit = 'sqft' }: UnderstoodFilters) {
  return rangePart(minArea, maxArea, (value) => `${short.format(value)} ${areaUnit}`);
}

function budgetPart({ minBudget, maxBudget }: UnderstoodFilters): string | undefined {
  return rangePart(
    minBudget,
    maxBudget,
    (rupees) => `Rs. ${spokenPrice(rupees, ENGLISH_UNITS) || short.format(rupees)}`,
  );
}

function rangePart(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (min !== undefined && max !== undefined)
    return min === max ? format(min) : `${format(min)} to ${format(max)}`;
  if (min !== undefined) return `from ${format(min)}`;
  return max === undefined ? undefined : `up to ${format(max)}`;
}

function orderPart({ sortByIndex }: UnderstoodFilters): string | undefined {
  if (sortByIndex === undefined) return undefined;
  return sortByIndex === PRICE_LOW_TO_HIGH ? 'cheapest first' : 'dearest first';
}
