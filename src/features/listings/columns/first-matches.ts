import type { ColumnGroup } from './column-group.ts';

/** Newest first, or by price, where "Call for Price" comes last. */
export type ColumnOrder = 'newest' | 'cheapest' | 'dearest';

interface Match {
  readonly key: number;
  readonly posted: number;
  readonly id: number;
}

/** What is highest comes first; a price of 0 is "Call for Price". */
const KEY: Readonly<Record<ColumnOrder, (price: number) => number>> = {
  newest: () => 0,
  cheapest: (price) => (price > 0 ? -price : Number.NEGATIVE_INFINITY),
  dearest: (price) => price,
};

/** The first of many matches in order; the others are forgotten as they come. */
export class FirstMatches {
  readonly #key: (price: number) => number;
  readonly #max: number;
  readonly #matches: Match[] = [];

  constructor(order: ColumnOrder, max: number) {
    this.#key = KEY[order];
    this.#max = max;
  }

  get ids(): number[] {
    return this.#matches.map(({ id }) => id);
  }

  add(rows: ColumnGroup, places: Int32Array): void {
    const [ids, prices, dates] = [rows.ids(), rows.column('price'), rows.column('posted')];
    for (const place of places)
      this.#offer(this.#key(prices[place] ?? 0), dates[place] ?? 0, ids[place] ?? 0);
  }

  #offer(key: number, posted: number, id: number): void {
    const matches = this.#matches;
    const last = matches[this.#max - 1];
    if (last !== undefined && !isBefore(key, posted, id, last)) return;
    let [low, high] = [0, matches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const match = matches[middle];
      if (match !== undefined && isBefore(key, posted, id, match)) high = middle;
      else low = middle + 1;
    }
    matches.splice(low, 0, { key, posted, id });
    if (matches.length > this.#max) matches.pop();
  }
}

/** Ties go newest first, then by highest id. */
function isBefore(key: number, posted: number, id: number, match: Match): boolean {
  if (key !== match.key) return key > match.key;
  return posted === match.posted ? id > match.id : posted > match.posted;
}
