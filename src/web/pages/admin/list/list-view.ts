/** Which part of a list is shown, and in which order: what its page's address says. */
export interface ListView {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** The key of the column that orders the rows; '' leaves them as they come. */
  readonly sort: string;
  readonly descending: boolean;
}

export const ROWS_PER_PAGE = 10;

/** Addresses are typed and shared: whatever is not understood is left out. */
export function readListView(query: URLSearchParams, sortable: readonly string[]): ListView {
  const page = Number(query.get('page'));
  const [sort = '', direction] = (query.get('sort') ?? '').split('-');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sort: sortable.includes(sort) ? sort : '',
    descending: direction === 'desc' && sortable.includes(sort),
  };
}

/** The query of a view's address, from `?` on, with what `others` holds besides; a first view has the bare address. */
export function listAddress(view: ListView, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(others);
  if (view.search !== '') query.set('search', view.search);
  if (view.sort !== '') query.set('sort', view.descending ? `${view.sort}-desc` : view.sort);
  if (view.page > 1) query.set('page', String(view.page));
  return `?${query}`;
}

/** What a click on a column's heading asks for: up, then down, from the first page on. */
export function sortedBy(view: ListView, column: string): ListView {
  return { ...view, page: 1, sort: column, descending: view.sort === column && !view.descending };
}

/** How many pages a number of rows fills; at least one. */
export function pageCount(rows: number): number {
  return Math.max(1, Math.ceil(rows / ROWS_PER_PAGE));
}
