export interface ListView {
  readonly page: number;
  readonly search: string;
  readonly sort: string;
  readonly descending: boolean;
}

export const ROWS_PER_PAGE = 10;

/** A list begins with the newest, so that a record just added is visible. */
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

type PageNumber = number | 'gap';

const MAX_NUMBERS = 7;

/** The first and last page, the current one and its neighbours; never more than seven items. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  if (pages <= MAX_NUMBERS) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
