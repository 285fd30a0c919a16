import { areaUnit } from '#features/listings/field-queries.ts';
import { AREA_UNIT_SPELLINGS, type UnitOfArea } from '#units/area-spellings.ts';
import { fromSquareFeet, toSquareFeet } from '#units/area-units.ts';
import { lengthSize, parseDimensions, parseLength } from '#units/length.ts';
import { withoutRoundingError } from '#units/number.ts';
import { parseArea } from '#units/parse-area.ts';
import type { Unit } from '#units/units.ts';
import type { Cells } from './cells.ts';
import type { NamedKind } from './kinds.ts';
import { moneySize, parsePrice } from './price.ts';
import { wordsOf } from './spelling.ts';
import type { ImportField } from './words/column-words.ts';

const NO_AREA = 'is no area; write it as in 1250 sq ft, 5 marla, 2 kanal or 1.5 acre';
const NO_PRICE = 'is no price; write it as in 4500000, 45 lakh or 1.2 Cr';

const STORED: Record<'squareFeet' | 'acres', UnitOfArea> = {
  squareFeet: { unit: 'sqft', times: 1 },
  acres: { unit: 'acre', times: 1 },
};

export function readPrice(cells: Cells): number | undefined {
  return cells.required(
    'price',
    (text) => parsePrice(text, bareMoneySize(cells, 'price')),
    NO_PRICE,
  );
}

export function readTotalArea(cells: Cells, kind: NamedKind, marla: number): number | undefined {
  const stored = STORED[areaUnit(kind.propertyType)];
  const bare = bareUnit(cells, 'totalArea', stored);
  if (bare === undefined) {
    cells.refuse('areaUnit', 'is no unit of area known here');
    return undefined;
  }
  return cells.required('totalArea', (text) => parseStored(text, stored, bare, marla), NO_AREA);
}

/** 0 when the file does not say. */
export function readMeasure(cells: Cells, field: ImportField, unit: Unit, marla: number): number {
  if (unit === 'feet') return readLength(cells, field);
  if (unit === 'rupees')
    return cells.optional(field, (text) => parsePrice(text, bareMoneySize(cells, field))) ?? 0;
  const stored = STORED[unit];
  const bare = bareUnit(cells, field, stored) ?? stored;
  return cells.optional(field, (text) => parseStored(text, stored, bare, marla)) ?? 0;
}

function parseStored(
  text: string,
  stored: UnitOfArea,
  bare: UnitOfArea,
  marla: number,
): number | undefined {
  const area = parseArea(text, { bare, squareFeetPerMarla: marla });
  const squareFeet = area && toSquareFeet(area, marla);
  return squareFeet === undefined
    ? undefined
    : withoutRoundingError(fromSquareFeet(squareFeet, stored.unit));
}

function readLength(cells: Cells, field: ImportField): number {
  return (
    cells.optional(field, (text) => parseLength(text, lengthSize(cells.unit(field) ?? 'ft'))) ?? 0
  );
}

/** From columns of their own or from one that has both. */
export function readDimensions(cells: Cells): { length: number; breadth: number } {
  const size = lengthSize(cells.unit('dimensions') ?? 'ft');
  const both = cells.optional('dimensions', (text) => parseDimensions(text, size));
  return {
    length: readLength(cells, 'length') || (both?.length ?? 0),
    breadth: readLength(cells, 'breadth') || (both?.breadth ?? 0),
  };
}

function bareMoneySize(cells: Cells, field: ImportField): number | undefined {
  return moneySize(cells.unit(field) ?? 'rs');
}

/** By the row's unit, the column's, or the stored one; undefined for an unknown unit. */
function bareUnit(cells: Cells, field: ImportField, stored: UnitOfArea): UnitOfArea | undefined {
  const said =
    cells.text('areaUnit') === '' ? cells.unit(field) : wordsOf(cells.text('areaUnit')).join('');
  return said === undefined ? stored : AREA_UNIT_SPELLINGS.get(said);
}
