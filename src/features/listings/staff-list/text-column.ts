import { endsOf, KeyedRows, rowsByKey } from './keyed-rows.ts';

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
