import { kindsWith } from '#features/listings/field-queries.ts';
import { FIELDS, FILTERS, type FilteredName } from '#features/listings/fields.ts';
import { LAND } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { SQUARE_FEET_IN_ACRE } from '#platform/units/area-units.ts';

export type FilteredColumn = (typeof FIELDS)[FilteredName]['column'];

/** A public listing, as far as it is compared and ordered. */
export type ColumnsRow = Readonly<Record<FilteredColumn | 'id' | 'city_id' | 'price', number>> & {
  readonly property_type: number;
  readonly posted: string;
};

/** Both ends included. `square_feet` is the area of every kind, `total_area` that of land in acres. */
export interface ColumnRange {
  readonly column: FilteredColumn | 'price' | 'square_feet';
  readonly min: number;
  readonly max: number;
}

type Values = Float64Array | Int32Array;
export type Places = Int32Array<ArrayBufferLike>;

const FIRST_CAPACITY = 64;

export const FILTERED_COLUMNS = [
  ...new Set(keysOf(FILTERS).map((name): FilteredColumn => FIELDS[name].column)),
];

/** What a search writes into, kept from one to the next. */
export class Room {
  /** Every place of the largest group: 0, 1, 2, … */
  all = new Int32Array(0);
  /** As long. */
  found = new Int32Array(0);

  growTo(size: number): void {
    if (size <= this.all.length) return;
    this.all = Int32Array.from({ length: Math.ceil(size * 1.5) }, (_, place) => place);
    this.found = new Int32Array(this.all.length);
  }
}

/** The listings of one kind in one city: a column of numbers for all that a search asks of them. */
export class ColumnGroup {
  readonly #kind: number;
  readonly #columns: Map<FilteredColumn | 'price' | 'posted', Values>;
  #ids = new Int32Array(FIRST_CAPACITY);
  #size = 0;

  constructor(kind: number) {
    this.#kind = kind;
    this.#columns = new Map([
      ...columnsOf(kind),
      ['price', new Float64Array(FIRST_CAPACITY)],
      ['posted', new Float64Array(FIRST_CAPACITY)],
    ]);
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    const columns = [...this.#columns.values()];
    return columns.reduce((bytes, { byteLength }) => bytes + byteLength, this.#ids.byteLength);
  }

  /** `posted` in milliseconds. */
  add(row: ColumnsRow, posted: number): void {
    if (this.#size === this.#ids.length) this.#grow();
    const at = this.#size;
    this.#ids[at] = row.id;
    for (const [name, values] of this.#columns) values[at] = name === 'posted' ? posted : row[name];
    this.#size += 1;
  }

  /** Takes out the listing at a place, to which the last one moves. */
  removeAt(at: number): void {
    this.#size -= 1;
    this.#ids.copyWithin(at, this.#size, this.#size + 1);
    for (const values of this.#columns.values()) values.copyWithin(at, this.#size, this.#size + 1);
  }

  /** -1 without it. */
  placeOf(id: number): number {
    return this.#ids.subarray(0, this.#size).indexOf(id);
  }

  ids(): Int32Array {
    return this.#ids.subarray(0, this.#size);
  }

  column(name: 'price' | 'posted'): Values {
    return this.#values(name);
  }

  /**
   * The places of the matches, which the next search overwrites. `marks` has a bit for each id that
   * may match, the lowest of a byte first.
   */
  select(room: Room, ranges: readonly ColumnRange[], marks?: Uint8Array): Places {
    let left: Places = room.all.subarray(0, this.#size);
    for (const { column, min, max } of ranges) {
      const isArea = column === 'square_feet';
      const unit = isArea && this.#kind === LAND ? SQUARE_FEET_IN_ACRE : 1;
      const values = this.#values(isArea ? 'total_area' : column);
      left = keepWithin(left, room.found, values, { min, max, unit });
    }
    return marks === undefined ? left : keepMarked(left, room.found, this.#ids, marks);
  }

  #values(name: FilteredColumn | 'price' | 'posted'): Values {
    const values = this.#columns.get(name);
    if (values === undefined) throw new Error(`Listings of kind ${this.#kind} have no ${name}.`);
    return values;
  }

  #grow(): void {
    const capacity = Math.ceil(this.#size * 1.5);
    const ids = new Int32Array(capacity);
    ids.set(this.#ids);
    this.#ids = ids;
    for (const [name, values] of this.#columns) {
      const grown =
        values instanceof Int32Array ? new Int32Array(capacity) : new Float64Array(capacity);
      grown.set(values);
      this.#columns.set(name, grown);
    }
  }
}

function columnsOf(kind: number): [FilteredColumn, Values][] {
  return keysOf(FILTERS)
    .filter((name) => kindsWith(name).some((id) => id === kind))
    .map((name) => {
      const { column, type } = FIELDS[name];
      const isWhole = type !== 'number';
      return [column, isWhole ? new Int32Array(FIRST_CAPACITY) : new Float64Array(FIRST_CAPACITY)];
    });
}

/**
 * Without a branch, which a processor could not foresee: `&&` takes three times as long. `found` may
 * be where `places` are.
 */
function keepWithin(
  places: Places,
  found: Places,
  values: Values,
  { min, max, unit }: { readonly min: number; readonly max: number; readonly unit: number },
): Places {
  let count = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const value = (values[place] ?? 0) * unit;
    found[count] = place;
    count += Number(value >= min) & Number(value <= max);
  }
  return found.subarray(0, count);
}

function keepMarked(places: Places, found: Places, ids: Places, marks: Uint8Array): Places {
  let count = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const id = ids[place] ?? 0;
    found[count] = place;
    count += ((marks[id >> 3] ?? 0) >> (id & 7)) & 1;
  }
  return found.subarray(0, count);
}
