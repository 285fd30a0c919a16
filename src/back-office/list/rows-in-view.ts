import { type ListView, pageCount, ROWS_PER_PAGE } from './list-view.ts';

export interface TextColumn<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => string | number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Searches, sorts and pages a whole list. A page past the last is the last. */
export function rowsInView<Row>(
  all: readonly Row[],
  view: ListView,
  columns: readonly TextColumn<Row>[],
) {
  const words = view.search.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const found = all.filter((row) => {
    const text = columns
      .map(({ cell }) => cell(row))
      .join(' ')
      .toLocaleLowerCase('en');
    return words.every((word) => text.includes(word));
  });

  const column = columns.find(({ key }) => key === view.sort);
  const sign = view.descending ? -1 : 1;
  const compare = (one: Row, other: Row) =>
    column ? sign * collator.compare(String(column.cell(one)), String(column.cell(other))) : 0;

  const page = Math.min(view.page, pageCount(found.length));
  const rows = found.toSorted(compare).slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return { rows, total: found.length, page };
}
