export type PageNumber = number | 'gap';

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
