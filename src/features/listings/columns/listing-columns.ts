import { ColumnGroup, type ColumnRange, type ColumnsRow, Room } from './column-group.ts';
import { type ColumnOrder, FirstMatches } from './first-matches.ts';

export interface ColumnSearch {
  readonly kinds: readonly number[];
  /** 0 for every city. */
  readonly cityId: number;
  readonly ranges: readonly ColumnRange[];
  /** A bit for each id that may match, the lowest of a byte first; without it, all may. */
  readonly marks?: Uint8Array | undefined;
  readonly order: ColumnOrder;
  /** How many of the first matches are wanted. */
  readonly first: number;
}

export interface ColumnMatches {
  readonly totalCount: number;
  /** Of each kind that has any. */
  readonly countOfKind: ReadonlyMap<number, number>;
  /** The first ones in order; undefined when there are more matches than are ordered here. */
  readonly first: readonly number[] | undefined;
}

/** Up to this many, each group is asked for a listing; with more, each listing of each group. */
const MAX_LOOKED_UP = 16;

/** The public listings in memory, as columns of numbers. Exact: what a column cannot hold is thrown. */
export class ListingColumns {
  readonly #groups = new Map<string, { kind: number; cityId: number; rows: ColumnGroup }>();
  readonly #room = new Room();
  readonly #maxOrdered: number;

  constructor(maxOrdered: number) {
    this.#maxOrdered = maxOrdered;
  }

  get size(): number {
    return this.#all().reduce((size, { rows }) => size + rows.size, 0);
  }

  get bytes(): number {
    return this.#all().reduce((bytes, { rows }) => bytes + rows.bytes, 0);
  }

  /** Listings that are not there yet; a date in another form than that of ISO 8601 is an error. */
  add(rows: Iterable<ColumnsRow>): void {
    for (const row of rows) {
      const group = this.#groupOf(row);
      group.add(row, milliseconds(row.posted));
      this.#room.growTo(group.size);
    }
  }

  /** Those that are there, of some ids. */
  remove(ids: ReadonlySet<number>): void {
    if (ids.size > MAX_LOOKED_UP) {
      for (const { rows } of this.#all()) removeAll(rows, ids);
      return;
    }
    for (const id of ids) this.#remove(id);
  }

  find(search: ColumnSearch): ColumnMatches {
    const countOfKind = new Map<number, number>();
    const first = new FirstMatches(search.order, search.first);
    let totalCount = 0;
    for (const { kind, rows } of this.#asked(search)) {
      const places = rows.select(this.#room, search.ranges, search.marks);
      if (places.length === 0) continue;
      totalCount += places.length;
      countOfKind.set(kind, (countOfKind.get(kind) ?? 0) + places.length);
      if (search.first > 0 && totalCount <= this.#maxOrdered) first.add(rows, places);
    }
    const isOrdered = totalCount <= this.#maxOrdered;
    return { totalCount, countOfKind, first: isOrdered ? first.ids : undefined };
  }

  #asked({ kinds, cityId }: ColumnSearch) {
    return this.#all().filter(
      (group) => kinds.includes(group.kind) && (cityId === 0 || group.cityId === cityId),
    );
  }

  #all() {
    return [...this.#groups.values()];
  }

  #groupOf({ property_type: kind, city_id: cityId }: ColumnsRow): ColumnGroup {
    const name = `${kind} ${cityId}`;
    const known = this.#groups.get(name);
    if (known !== undefined) return known.rows;
    const rows = new ColumnGroup(kind);
    this.#groups.set(name, { kind, cityId, rows });
    return rows;
  }

  #remove(id: number): void {
    for (const { rows } of this.#all()) {
      const place = rows.placeOf(id);
      if (place !== -1) rows.removeAt(place);
    }
  }
}

function removeAll(rows: ColumnGroup, ids: ReadonlySet<number>): void {
  const there = rows.ids();
  // From the end, whose listings take the places of those that go.
  for (let place = there.length - 1; place >= 0; place -= 1)
    if (ids.has(there[place] ?? 0)) rows.removeAt(place);
}

/** In this one form, dates are in the same order as texts. */
function milliseconds(posted: string): number {
  const date = new Date(posted);
  if (Number.isNaN(date.getTime()) || date.toISOString() !== posted)
    throw new RangeError(`A listing has a date of another form: ${JSON.stringify(posted)}.`);
  return date.getTime();
}
