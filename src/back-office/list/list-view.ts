export interface ListView {
  readonly page: number;
  readonly search: string;
  readonly sort: string;
  readonly descending: boolean;
}

export const ROWS_PER_PAGE = 10;

/** Newest first: a record just added is visible. */
const FIRST_ORDER = { sort: 'id', descending: true };

/** Invalid parts of the address are ignored. */
export function readListView(query: URLSearchParams, sortable: readonly string[]): ListView {
  const page = Number(query.get('page'));
  const [sort = '', direction] = (query.get('sort') ?? '').split('-');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, 200),
    ...(sortable.includes(sort) ? { sort, descending: direction === 'desc' } : FIRST_ORDER),
  };
}

/** The query of a view's address, from `?` on; `others` are further parameters. */
export function listAddress(view: ListView, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(others);
  if (view.search !== '') query.set('search', view.search);
  const isFirstOrder = view.sort === FIRST_ORDER.sort && view.descending === FIRST_ORDER.descending;
  if (!isFirstOrder) query.set('sort', view.descending ? `${view.sort}-desc` : view.sort);
  if (view.page > 1) query.set('page', String(view.page));
  return `?${query}`;
}

/** The view after a click on a column's heading: ascending, then descending, first page. */
export function sortedBy(view: ListView, column: string): ListView {
  return { ...view, page: 1, sort: column, descending: view.sort === column && !view.descending };
}

export function pageCount(rows: number, perPage = ROWS_PER_PAGE): number {
  return Math.max(1, Math.ceil(rows / perPage));
}
