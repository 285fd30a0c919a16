import { areaUnit } from '#features/listings/field-queries.ts';
import type { Range } from '#features/listings/search/ranges.ts';
import { toSquareFeet } from '#platform/units/area-units.ts';
import { IdColumn, TextColumn } from './block-columns.ts';

/** What the list of staff filters by and searches in. */
export interface ListedRow {
  readonly id: number;
  readonly city_id: number;
  readonly status: number;
  readonly property_type: number;
  readonly price: number;
  readonly total_area: number;
  readonly checked_at: string | null;
  readonly trashed_at: string | null;
  readonly photoCount: number;
  readonly title: string;
  /** The property number in digits. */
  readonly number: string;
  readonly owner_contact: string;
}

export interface SearchedWord {
  readonly text: string;
  /** Digits that no further digit may stand beside. */
  readonly isWholeNumber: boolean;
  /** The cities whose name has it. */
  readonly cityIds: ReadonlySet<number>;
  readonly ownerNumber: string | undefined;
}

/** What a listing must be; every listing meets an empty one. */
export interface Condition {
  readonly statuses?: ReadonlySet<number>;
  readonly types?: ReadonlySet<number>;
  readonly cityIds?: ReadonlySet<number>;
  readonly photoCounts?: ReadonlySet<number>;
  /** In milliseconds. */
  readonly checkedBefore?: number;
  readonly price?: Range;
  /** In square feet. */
  readonly area?: Range;
  readonly words?: readonly SearchedWord[];
  /** Finds whatever the words say. */
  readonly ownerNumber?: string;
}

/** Some listings by id, a column each. */
export class ListingBlock {
  readonly ids: Int32Array;
  readonly #cities: IdColumn;
  readonly #statuses: Int32Array;
  readonly #types: Int32Array;
  readonly #photoCounts: Int32Array;
  readonly #checkedAt: Float64Array;
  readonly #prices: Float64Array;
  readonly #squareFeet: Float64Array;
  readonly #texts: TextColumn;
  readonly #owners: TextColumn;

  constructor(rows: readonly ListedRow[]) {
    this.ids = Int32Array.from(rows, ({ id }) => id);
    this.#cities = new IdColumn(rows.map(({ city_id }) => city_id));
    this.#statuses = Int32Array.from(rows, ({ status }) => status);
    this.#types = Int32Array.from(rows, ({ property_type }) => property_type);
    this.#photoCounts = Int32Array.from(rows, ({ photoCount }) => photoCount);
    this.#checkedAt = Float64Array.from(rows, ({ checked_at }) =>
      checked_at === null ? Number.NEGATIVE_INFINITY : Date.parse(checked_at),
    );
    this.#prices = Float64Array.from(rows, ({ price }) => price);
    this.#squareFeet = Float64Array.from(rows, ({ total_area: value, property_type }) =>
      toSquareFeet({ value, unit: areaUnit(property_type) === 'acres' ? 'acre' : 'sqft' }),
    );
    this.#texts = new TextColumn(
      rows.map(({ title, number }) => `${title.toLowerCase()}\n${number}`),
    );
    this.#owners = new TextColumn(rows.map(({ owner_contact }) => owner_contact));
  }

  /** A byte for each of `ids`: 1 where the listing meets the condition. */
  find(condition: Condition): Uint8Array {
    const found = this.#search(condition);
    const { statuses, types, cityIds, photoCounts, checkedBefore, price, area } = condition;
    if (statuses !== undefined) keepOnly(found, this.#statuses, statuses);
    if (types !== undefined) keepOnly(found, this.#types, types);
    if (cityIds !== undefined) {
      const marks = new Uint8Array(found.length);
      this.#cities.mark(cityIds, marks);
      keepMarked(found, marks);
    }
    if (photoCounts !== undefined) keepOnly(found, this.#photoCounts, photoCounts);
    if (checkedBefore !== undefined)
      for (let row = 0; row < found.length; row += 1)
        if ((this.#checkedAt[row] ?? 0) >= checkedBefore) found[row] = 0;
    if (price !== undefined) keepWithin(found, this.#prices, price);
    if (area !== undefined) keepWithin(found, this.#squareFeet, area);
    return found;
  }

  #search({ words = [], ownerNumber: whole }: Condition): Uint8Array {
    const found = new Uint8Array(this.ids.length).fill(1);
    const marks = new Uint8Array(found.length);
    for (const { text, isWholeNumber, cityIds, ownerNumber } of words) {
      marks.fill(0);
      this.#texts.mark(text, marks, isWholeNumber);
      if (ownerNumber !== undefined) this.#owners.mark(ownerNumber, marks);
      this.#cities.mark(cityIds, marks);
      keepMarked(found, marks);
    }
    if (words.length > 1 && whole !== undefined) this.#owners.mark(whole, found);
    return found;
  }
}

function keepOnly(found: Uint8Array, column: Int32Array, codes: ReadonlySet<number>): void {
  const [only] = codes;
  const isOne = codes.size === 1;
  for (let row = 0; row < found.length; row += 1)
    if (isOne ? column[row] !== only : !codes.has(column[row] ?? 0)) found[row] = 0;
}

function keepWithin(found: Uint8Array, column: Float64Array, { min, max }: Range): void {
  for (let row = 0; row < found.length; row += 1) {
    const value = column[row] ?? 0;
    if (value < min || value > max) found[row] = 0;
  }
}

/** Without a branch, which processors guess wrongly where every second row is marked. */
function keepMarked(found: Uint8Array, marks: Uint8Array): void {
  for (let row = 0; row < found.length; row += 1)
    found[row] = (found[row] ?? 0) & (marks[row] ?? 0);
}
