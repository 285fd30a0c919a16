/** The rows that have a key, for each key in turn; at most 65,536 rows. */
export class KeyedRows {
  readonly #rows: Uint16Array;
  readonly #ends: Int32Array;

  constructor(rowsOfKeys: readonly (readonly number[])[]) {
    this.#rows = Uint16Array.from(rowsOfKeys.flat());
    this.#ends = endsOf(rowsOfKeys.map(({ length }) => length));
  }

  /** Marks the rows of a key, counted from 0. */
  mark(key: number, marks: Uint8Array): void {
    const end = this.#ends[key] ?? 0;
    for (let index = this.#ends[key - 1] ?? 0; index < end; index += 1)
      marks[this.#rows[index] ?? 0] = 1;
  }
}

/** Each key once, with its rows; a row may have many. */
export function rowsByKey<Key>(keysOfRows: readonly (readonly Key[])[]): Map<Key, number[]> {
  const rowsOf = new Map<Key, number[]>();
  for (const [row, keys] of keysOfRows.entries())
    for (const key of keys) {
      const rows = rowsOf.get(key);
      if (rows === undefined) rowsOf.set(key, [row]);
      else if (rows.at(-1) !== row) rows.push(row);
    }
  return rowsOf;
}

/** Where each of some things in a row ends. */
export function endsOf(lengths: readonly number[]): Int32Array {
  let end = 0;
  return Int32Array.from(lengths, (length) => {
    end += length;
    return end;
  });
}
