import { KeyedRows, rowsByKey } from './keyed-rows.ts';

/** Ids that many rows share, each once. */
export class IdColumn {
  readonly #ids: Int32Array;
  readonly #rows: KeyedRows;

  constructor(ids: readonly number[]) {
    const rowsOf = rowsByKey(ids.map((id) => [id]));
    this.#ids = Int32Array.from(rowsOf.keys());
    this.#rows = new KeyedRows([...rowsOf.values()]);
  }

  /** Marks the rows that have one of the ids. */
  mark(ids: ReadonlySet<number>, marks: Uint8Array): void {
    if (ids.size === 0) return;
    for (let key = 0; key < this.#ids.length; key += 1)
      if (ids.has(this.#ids[key] ?? 0)) this.#rows.mark(key, marks);
  }
}
