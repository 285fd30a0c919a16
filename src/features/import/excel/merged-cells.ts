import { columnIndex, type ExcelRow } from './excel-row.ts';
import { attribute, elements } from './excel-xml.ts';

/** A cell merged over several rows of a column says the same for each of them. */
export function withMergedCells(rows: ExcelRow[], sheet: string): ExcelRow[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const { attributes } of elements(sheet, 'mergeCell')) {
    const [from = '', to = ''] = (attribute(attributes, 'ref') ?? '').split(':');
    const column = columnIndex(from);
    if (column === undefined || column !== columnIndex(to)) continue;
    const first = lineOf(from);
    const value = byLine.get(first)?.fields[column] ?? '';
    if (value === '') continue;
    const last = Math.min(lineOf(to), rows.at(-1)?.line ?? 0);
    for (let line = first + 1; line <= last; line += 1) fillCell(byLine.get(line), column, value);
  }
  return rows;
}

function lineOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0]);
}

/** Rows without anything else stay empty. */
function fillCell(row: ExcelRow | undefined, column: number, value: string): void {
  if (row === undefined || row.fields.every((field) => field === '')) return;
  while (row.fields.length < column) row.fields.push('');
  row.fields[column] = value;
}
