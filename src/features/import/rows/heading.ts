import { csvReader } from './csv-records.ts';
import { fieldNamed } from './fields.ts';

/** Titles, dates and cover notes above the columns are shorter. */
export const MOST_ROWS_ABOVE = 20;

const DELIMITERS = [',', ';', '\t'] as const;
/** Excel's own way to say the delimiter. */
const SEPARATOR_LINE = /^sep=(.)$/i;

/** Whether rows at the top of a sheet begin a table: several columns with rows below them. */
export function hasHeading(top: readonly (readonly string[])[]): boolean {
  const index = headingIndex(top);
  return index < top.length - 1 && filledIn(top[index] ?? []) > 1;
}

/** Whether they begin a table with columns that are known here. */
export function hasKnownHeading(top: readonly (readonly string[])[]): boolean {
  return hasHeading(top) && knownIn(top[headingIndex(top)] ?? []) > 1;
}

/** The index of the row that names the columns, of rows as they stand at the top of a file. */
export function headingIndex(rows: readonly (readonly string[])[]): number {
  const top = rows.slice(0, MOST_ROWS_ABOVE);
  const first = top.findIndex((row) => filledIn(row) > 1);
  if (first < 0 || knownIn(rows[first] ?? []) > 1) return Math.max(first, 0);
  const later = top.findIndex((row, index) => index > first && knownIn(row) > 2);
  return later < 0 ? first : later;
}

/** How the lines at the top of a CSV file are to be read. */
export function csvHeading(top: string): { readonly delimiter: string; readonly line: number } {
  const [firstLine = ''] = top.replace(/^[\r\n]+/, '').split(/\r\n|\r|\n/, 1);
  const said = SEPARATOR_LINE.exec(firstLine.trim())?.[1];
  const candidates = (said === undefined ? DELIMITERS : [said]).map((delimiter) => {
    const reader = csvReader(delimiter);
    const records = [...reader.push(top), ...reader.end()].filter(
      (record) => !('fields' in record) || !SEPARATOR_LINE.test(record.fields.join(delimiter)),
    );
    const index = headingIndex(
      records.map((record) => ('fields' in record ? record.fields : record.text.split(delimiter))),
    );
    const heading = records[index];
    const names = heading !== undefined && 'fields' in heading ? heading.fields : [];
    return { delimiter, line: heading?.line ?? 1, known: knownIn(names), count: names.length };
  });
  const [best] = candidates.toSorted(
    (one, other) => other.known - one.known || other.count - one.count,
  );
  return { delimiter: best?.delimiter ?? ',', line: best?.line ?? 1 };
}

function filledIn(row: readonly string[]): number {
  return row.filter((field) => field.trim() !== '').length;
}

/** How many of the cells name a field. */
function knownIn(row: readonly string[]): number {
  return row.filter((name) => fieldNamed(name) !== undefined).length;
}
