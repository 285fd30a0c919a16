import { type AreaAs, AreaAsInput } from '#features/listings/area-as.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { AREA_UNIT_SPELLINGS, type UnitOfArea } from '#platform/units/area-spellings.ts';
import {
  AREA_UNITS,
  fromSquareFeet,
  isCountedInMarlas,
  toSquareFeet,
} from '#platform/units/area-units.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parseArea } from '#platform/units/parse-area.ts';
import { withoutRoundingError } from '#platform/units/rounding.ts';
import type { Cells } from './cells.ts';
import type { NamedKind } from './codes.ts';
import type { ImportField } from './spellings/column-spellings.ts';

const NO_AREA = 'is no area; write it as in 1250 sq ft, 5 marla, 2 kanal or 1.5 acre';

const NO_UNIT = `is no unit of area known here: ${AREA_UNITS.join(', ')}`;

const STORED: Record<'squareFeet' | 'acres', UnitOfArea> = {
  squareFeet: { unit: 'sqft', times: 1 },
  acres: { unit: 'acre', times: 1 },
};

interface Areas {
  readonly totalArea: number;
  /** Null for a number without a unit. */
  readonly areaAs: AreaAs | null;
}

/** From the total area, the area as the agency says it, or both. */
export function readAreas(cells: Cells, kind: NamedKind, marla: number): Areas | undefined {
  const stored = areaUnit(kind.propertyType);
  const bare = bareUnit(cells, 'totalArea');
  if (bare === undefined && isUnitSaid(cells)) {
    cells.refuse('areaUnit', NO_UNIT);
    return undefined;
  }
  const said = cells.text('areaAs');
  const asSaid = () =>
    cells.required('areaAs', (text) => parseStored(text, undefined, stored, marla), NO_AREA);
  const inTotal = () =>
    cells.required(
      'totalArea',
      (text) => parseStored(text, bare ?? STORED[stored], stored, marla),
      NO_AREA,
    );
  const computed = said === '' ? undefined : asSaid();
  const totalArea = said !== '' && cells.text('totalArea') === '' ? computed : inTotal();
  return totalArea === undefined
    ? undefined
    : {
        totalArea,
        areaAs:
          said === ''
            ? areaAsOf(cells.text('totalArea'), bare, marla)
            : areaAsOf(said, undefined, marla),
      };
}

/** 0 when the file does not say. */
export function readFurtherArea(
  cells: Cells,
  field: ImportField,
  stored: keyof typeof STORED,
  marla: number,
): number {
  const bare = bareUnit(cells, field) ?? STORED[stored];
  return cells.optional(field, (text) => parseStored(text, bare, stored, marla)) ?? 0;
}

function parseStored(
  text: string,
  bare: UnitOfArea | undefined,
  stored: keyof typeof STORED,
  marla: number,
): number | undefined {
  const number = parseNumber(text);
  const isStored = bare?.unit === STORED[stored].unit && bare.times === 1;
  if (number !== undefined && number >= 0 && isStored) return number;
  const area = parseArea(text, { bare, squareFeetPerMarla: marla });
  return (
    area && withoutRoundingError(fromSquareFeet(toSquareFeet(area, marla), STORED[stored].unit))
  );
}

/** Null without a unit, for what no write would take, and for an unusual size of the marla. */
function areaAsOf(text: string, bare: UnitOfArea | undefined, marla: number): AreaAs | null {
  const area =
    bare === undefined && parseNumber(text) !== undefined
      ? undefined
      : parseArea(text, { bare, squareFeetPerMarla: marla });
  if (area === undefined) return null;
  const squareFeetPerMarla = isCountedInMarlas(area.unit) ? marla : null;
  return AreaAsInput.safeParse({ ...area, squareFeetPerMarla }).data ?? null;
}

/** Whether neither the file nor the import says what a number counts. */
export function isAreaBare(cells: Cells): boolean {
  return !isUnitSaid(cells) && (parseNumber(cells.text('totalArea')) ?? 0) > 0;
}

function isUnitSaid(cells: Cells): boolean {
  return cells.unit('totalArea', 'areaUnit') !== '';
}

function bareUnit(cells: Cells, field: ImportField): UnitOfArea | undefined {
  return AREA_UNIT_SPELLINGS.get(cells.unit(field, 'areaUnit'));
}
