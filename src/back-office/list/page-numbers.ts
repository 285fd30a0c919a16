/** A number to click, or a gap between two of them. */
export type PageNumber = number | 'gap';

/** More pages than this are shown with gaps. */
const MAX_NUMBERS = 7;

/** The numbers of a full-number pager: the first, the last, the current one and its neighbours. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  if (pages <= MAX_NUMBERS) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
