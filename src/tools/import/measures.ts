import { LAND } from '#features/listings/listing-kind.ts';
import { areaSize, parseArea, SQUARE_FEET_IN_ACRE } from './area.ts';
import type { Cells } from './cells.ts';
import type { Field } from './fields.ts';
import type { Kind } from './kinds.ts';
import { lengthSize, parseDimensions, parseLength } from './length.ts';
import { withoutNoise } from './number.ts';
import { moneySize, parsePrice } from './price.ts';
import { wordsOf } from './spelling.ts';

const NO_AREA = 'is no area; write it as in 1250 sq ft, 5 marla, 2 kanal or 1.5 acre';
const NO_PRICE = 'is no price; write it as in 4500000, 45 lakh or 1.2 Cr';

/** Rupees; undefined when the cell is refused. */
export function readPrice(cells: Cells): number | undefined {
  const bareSize = moneySize(cells.unit('price') ?? 'rs');
  return cells.required('price', (text) => parsePrice(text, bareSize), NO_PRICE);
}

/** In the unit that the type of property is stored in: acres for land, square feet for the others. Undefined when the cell is refused. */
export function readTotalArea(cells: Cells, kind: Kind, marla: number): number | undefined {
  const stored = kind.propertyType === LAND ? SQUARE_FEET_IN_ACRE : 1;
  const bareSize = bareAreaSize(cells, 'totalArea', stored, marla);
  if (bareSize === undefined) {
    cells.refuse('areaUnit', 'is no unit of area known here');
    return undefined;
  }
  const area = cells.required('totalArea', (text) => parseArea(text, bareSize, marla), NO_AREA);
  return area === undefined ? undefined : withoutNoise(area / stored);
}

/** Square feet; 0 when the file does not say. */
export function readBuiltUpArea(cells: Cells, marla: number): number {
  const bareSize = bareAreaSize(cells, 'builtUpArea', 1, marla) ?? 1;
  return cells.optional('builtUpArea', (text) => parseArea(text, bareSize, marla)) ?? 0;
}

/** Feet; 0 when the file does not say. */
export function readLength(
  cells: Cells,
  field: 'length' | 'breadth' | 'roadSize' | 'totalFront',
): number {
  return (
    cells.optional(field, (text) => parseLength(text, lengthSize(cells.unit(field) ?? 'ft'))) ?? 0
  );
}

/** Length and breadth in feet, from columns of their own or from one that has both. */
export function readDimensions(cells: Cells): { length: number; breadth: number } {
  const size = lengthSize(cells.unit('dimensions') ?? 'ft');
  const both = cells.optional('dimensions', (text) => parseDimensions(text, size));
  return {
    length: readLength(cells, 'length') || (both?.length ?? 0),
    breadth: readLength(cells, 'breadth') || (both?.breadth ?? 0),
  };
}

/** What one of a bare number is in square feet: the row's own unit, else the column's, else the unit it is stored in. Undefined for an unknown unit. */
function bareAreaSize(
  cells: Cells,
  field: Field,
  stored: number,
  marla: number,
): number | undefined {
  const said =
    cells.text('areaUnit') === '' ? cells.unit(field) : wordsOf(cells.text('areaUnit')).join('');
  return said === undefined ? stored : areaSize(said, marla);
}
