import { behindLineEnd, endOfLine, parseRow, UNCLOSED } from './csv-row.ts';

/** One row of a file. `line` is where it begins, counted from 1. */
export type CsvRecord = CsvRow | CsvBroken;

interface CsvRow {
  readonly line: number;
  readonly fields: string[];
}

/** A row that cannot be told into fields: why, and its first line as it stands in the file. */
interface CsvBroken {
  readonly line: number;
  readonly broken: string;
  readonly text: string;
}

/** No listing is longer; a row that is has lost a quote. In characters. */
const LONGEST_ROW = 1_000_000;

/**
 * Takes CSV apart, piece by piece. A row with a broken quote is given up alone: reading goes on at the next line, so that one
 * slip costs one row and not the rest of the file. Rows of nothing are passed over.
 */
export function csvReader(delimiter: string) {
  const separator = delimiter.charCodeAt(0);
  let text = '';
  let start = 0;
  let line = 1;
  /** Why the row at `start` was given up: the rest of its line is to be passed over. */
  let broken: string | undefined;
  let found: CsvRecord[] = [];

  /** False when the text ends before the row does and more may come. */
  function readRow(last: boolean): boolean {
    const row = parseRow(text, start, separator, last);
    if (row === undefined) {
      if (text.length - start <= LONGEST_ROW) return false;
      broken = UNCLOSED;
    } else if ('broken' in row) {
      broken = row.broken;
    } else {
      if (row.fields.some((field) => field.trim() !== '')) found.push({ line, fields: row.fields });
      goOnBehind(row.end);
      line += row.lineEnds;
    }
    return true;
  }

  function giveUpRow(reason: string, last: boolean): boolean {
    const end = endOfLine(text, start);
    // A carriage return at the end of the text may be half of a line end.
    if (!last && end >= text.length - 1) {
      const keepFrom = text.length - LONGEST_ROW;
      if (keepFrom > start) start = keepFrom;
      return false;
    }
    found.push({ line, broken: reason, text: text.slice(start, end) });
    broken = undefined;
    goOnBehind(end);
    return true;
  }

  function goOnBehind(end: number): void {
    start = behindLineEnd(text, end);
    line += 1;
  }

  function read(last: boolean): CsvRecord[] {
    let reading = true;
    while (reading && start < text.length)
      reading = broken === undefined ? readRow(last) : giveUpRow(broken, last);
    const records = found;
    found = [];
    return records;
  }

  return {
    /** Rows that are complete with this piece of the text. */
    push(piece: string): CsvRecord[] {
      text = text.slice(start) + piece;
      start = 0;
      return read(false);
    },
    /** The last row, where no line end follows it. */
    end: (): CsvRecord[] => read(true),
  };
}
