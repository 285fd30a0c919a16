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

/** The words of texts in one string, each once: texts that lie together share most of them. */
export class TextColumn {
  readonly #words: string;
  readonly #ends: Int32Array;
  readonly #rows: KeyedRows;

  constructor(texts: readonly string[]) {
    const rowsOf = rowsByKey(texts.map((text) => text.split(/\s+/)));
    const words = [...rowsOf.keys()];
    this.#words = words.map((word) => `${word}\n`).join('');
    this.#ends = endsOf(words.map(({ length }) => length + 1));
    this.#rows = new KeyedRows([...rowsOf.values()]);
  }

  /**
   * Marks the rows whose text has the part, in which there is no white space; as a whole number only
   * where no digit stands beside it.
   */
  mark(part: string, marks: Uint8Array, isWholeNumber = false): void {
    let word = 0;
    for (let at = this.#words.indexOf(part); at !== -1; ) {
      while ((this.#ends[word] ?? 0) <= at) word += 1;
      const isFound = !isWholeNumber || !hasDigitBeside(this.#words, at, part.length);
      if (isFound) this.#rows.mark(word, marks);
      at = this.#words.indexOf(part, isFound ? this.#ends[word] : at + 1);
    }
  }
}

function hasDigitBeside(text: string, at: number, length: number): boolean {
  return /\d/.test(`${text[at - 1] ?? ''}${text[at + length] ?? ''}`);
}

/** The rows that have a key, for each key in turn; at most 65,536 rows. */
class KeyedRows {
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
function rowsByKey<Key>(keysOfRows: readonly (readonly Key[])[]): Map<Key, number[]> {
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
function endsOf(lengths: readonly number[]): Int32Array {
  let end = 0;
  return Int32Array.from(lengths, (length) => {
    end += length;
    return end;
  });
}
