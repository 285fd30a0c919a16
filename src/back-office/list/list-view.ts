/** Which part of a list is shown, and in which order: what its page's address says. */
export interface ListView {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** The key of the column that orders the rows. */
  readonly sort: string;
  readonly descending: boolean;
}

export const ROWS_PER_PAGE = 10;

/** Newest first, so that what was just added is in sight. Every list has this column. */
const FIRST_ORDER = { sort: 'id', descending: true };

/** Addresses are typed and shared: whatever is not understood is left out. */
export function readListView(query: URLSearchParams, sortable: readonly string[]): ListView {
  const page = Number(query.get('page'));
  const [sort = '', direction] = (query.get('sort') ?? '').split('-');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, 200),
    ...(sortable.includes(sort) ? { sort, descending: direction === 'desc' } : FIRST_ORDER),
  };
}

/** The query of a view's address, from `?` on, with what `others` holds besides; a first view has the bare address. */
export function listAddress(view: ListView, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(others);
  if (view.search !== '') query.set('search', view.search);
  const isFirstOrder = view.sort === FIRST_ORDER.sort && view.descending === FIRST_ORDER.descending;
  if (!isFirstOrder) query.set('sort', view.descending ? `${view.sort}-desc` : view.sort);
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
