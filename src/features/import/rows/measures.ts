import { lengthSize, parseDimensions, parseLength } from '#platform/units/length.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parsePrice } from '#platform/units/parse-price.ts';
import type { Unit } from '#platform/units/units.ts';
import { readFurtherArea } from './areas.ts';
import type { Cells } from './cells.ts';
import { moneySize } from './columns.ts';
import type { ImportField } from './spellings/column-spellings.ts';

const NO_PRICE = 'is no price; write it as in 4500000, 45 lakh or 1.2 Cr';

/** Rupees; a number alone counts in the row's unit or the column's. */
export function readPrice(cells: Cells): number | undefined {
  const size = bareMoneySize(cells, 'price');
  if (size === undefined) {
    cells.refuse('priceUnit', 'is no unit of money known here: rupee, thousand, lakh, crore');
    return undefined;
  }
  return cells.required('price', (text) => parsePrice(text, size), NO_PRICE);
}

/** A price without any unit, which may count in lakh or crore. */
export function barePrice(cells: Cells): number | undefined {
  return cells.unit('price', 'priceUnit') === '' ? parseNumber(cells.text('price')) : undefined;
}

/** 0 when the file does not say. */
export function readMeasure(cells: Cells, field: ImportField, unit: Unit, marla: number): number {
  if (unit === 'feet') return readLength(cells, field);
  if (unit === 'rupees')
    return cells.optional(field, (text) => parsePrice(text, bareMoneySize(cells, field))) ?? 0;
  return readFurtherArea(cells, field, unit, marla);
}

function readLength(cells: Cells, field: ImportField): number {
  return (
    cells.optional(field, (text) =>
      parseLength(text, lengthSize(cells.columnUnit(field) || 'ft')),
    ) ?? 0
  );
}

/** From columns of their own or from one that has both. */
export function readDimensions(cells: Cells): { length: number; breadth: number } {
  const size = lengthSize(cells.columnUnit('dimensions') || 'ft');
  const both = cells.optional('dimensions', (text) => parseDimensions(text, size));
  return {
    length: readLength(cells, 'length') || (both?.length ?? 0),
    breadth: readLength(cells, 'breadth') || (both?.breadth ?? 0),
  };
}

function bareMoneySize(cells: Cells, field: ImportField): number | undefined {
  return moneySize(cells.unit(field, 'priceUnit') || 'rs');
}
