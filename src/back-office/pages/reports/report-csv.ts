import { BYTE_ORDER_MARK, csvLine, withEscape } from '#features/import/rows/csv-text.ts';

export interface Column<Row> {
  readonly heading: string;
  readonly value: (row: Row) => string | number;
  /** In words on the page, where it differs from the file. */
  readonly said?: (row: Row) => string;
}

/** A report as the text of a CSV file that no spreadsheet calculates. */
export function reportCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ value }) => withEscape(String(value(row))))),
  ];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}
