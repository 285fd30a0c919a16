import { unitOf } from '#features/listings/field-queries.ts';
import { FILTERS } from '#features/listings/fields.ts';
import { parseFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import {
  AREA_UNITS,
  type AreaUnit,
  MARLA_STANDARDS,
  squareFeetIn,
} from '#platform/units/area-units.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parseAmount } from '#platform/units/parse-amount.ts';
import { parseArea } from '#platform/units/parse-area.ts';
import { inTwelveDigits } from '#platform/units/rounding.ts';
import type { Unit } from '#platform/units/units.ts';

export const UNIT_FIELD = 'areaUnit';

type Bounds = readonly [min: string, max: string];

interface AreaBounds {
  readonly bounds: Bounds;
  /** That of the API's members. */
  readonly unit: AreaUnit;
}

const BUDGET: Bounds = ['minBudget', 'maxBudget'];
const SAID_AREA: Bounds = ['minArea', 'maxArea'];

const TOTAL_AREAS = keysOf(FILTERS).flatMap((field): AreaBounds[] => {
  const filter = FILTERS[field];
  const unit = areaUnitOf(unitOf(field));
  return 'from' in filter && unit !== undefined ? [{ bounds: [filter.from, filter.to], unit }] : [];
});

const COUNTS = keysOf(FILTERS).flatMap((field) => {
  const filter = FILTERS[field];
  return 'atLeast' in filter ? [filter.atLeast] : [];
});

/** The unit of the members of an area; undefined for other measures. */
export function areaUnitOf(unit: Unit | undefined): AreaUnit | undefined {
  if (unit === 'acres') return 'acre';
  return unit === 'squareFeet' ? 'sqft' : undefined;
}

/** What a form or an address asks for: `45 lakh`, and `10 marla` in the unit that was said. */
export function typedFilters(query: URLSearchParams): SearchFilters {
  return parseFilters(typedQuery(query));
}

/** The same query with rupees and plain numbers. What cannot be understood stays as it is. */
export function typedQuery(query: URLSearchParams): URLSearchParams {
  const asked = typedNumbers(query);
  if (hasAny(query, SAID_AREA)) return asked;
  const unit = chosenUnit(asked);
  asked.delete(UNIT_FIELD);
  for (const area of TOTAL_AREAS) {
    if (unit === undefined || unit === area.unit || !hasAny(asked, area.bounds)) continue;
    for (const [index, name] of area.bounds.entries()) {
      const text = asked.get(name) ?? '';
      asked.delete(name);
      const said = SAID_AREA[index];
      if (text !== '' && said !== undefined) asked.set(said, text);
    }
    asked.set(UNIT_FIELD, unit);
  }
  return asked;
}

/** Under the names of the fields, with the unit of both bounds of an area. */
export function typedNumbers(query: URLSearchParams): URLSearchParams {
  const numbers = new URLSearchParams(query);
  for (const name of BUDGET) setNumber(numbers, name, parseAmount(textIn(query, name)));
  for (const name of COUNTS)
    setNumber(numbers, name, parseNumber(plainTyping(textIn(query, name))));
  const isSaid = hasAny(query, SAID_AREA);
  const chosen = chosenUnit(query);
  for (const { bounds, unit } of TOTAL_AREAS)
    readArea(numbers, bounds, isSaid ? unit : (chosen ?? unit));
  if (isSaid) readArea(numbers, SAID_AREA, chosen ?? 'sqft');
  return numbers;
}

/** A unit that was typed counts more than the one that was chosen. */
function readArea(numbers: URLSearchParams, bounds: Bounds, chosen: AreaUnit): void {
  if (!hasAny(numbers, bounds)) return;
  const texts = bounds.map((name) => textIn(numbers, name));
  const asked = Number(numbers.get('squareFeetPerMarla'));
  const squareFeetPerMarla = MARLA_STANDARDS.find((standard) => standard === asked);
  const typed = texts.map((text) => parseArea(text, { squareFeetPerMarla })?.unit);
  const typedUnit = typed.find((unit) => unit !== undefined);
  const unit = typedUnit ?? chosen;
  for (const name of bounds) {
    const bare = { unit, times: 1 };
    const area = parseArea(textIn(numbers, name), { bare, squareFeetPerMarla });
    const size = area && squareFeetIn(area.unit, squareFeetPerMarla);
    setNumber(
      numbers,
      name,
      area && size && inTwelveDigits((area.value * size) / squareFeetIn(unit, squareFeetPerMarla)),
    );
  }
  if (typedUnit !== undefined) numbers.set(UNIT_FIELD, typedUnit);
}

/** Another way to write the same number stays. */
function setNumber(numbers: URLSearchParams, name: string, value: number | undefined): void {
  const text = textIn(numbers, name);
  if (value === undefined || text === '') return;
  if (Number(text) !== value) numbers.set(name, String(value));
}

function textIn(query: URLSearchParams, name: string): string {
  return query.get(name)?.trim() ?? '';
}

function hasAny(query: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => textIn(query, name) !== '');
}

function chosenUnit(query: URLSearchParams): AreaUnit | undefined {
  return AREA_UNITS.find((unit) => unit === query.get(UNIT_FIELD));
}
