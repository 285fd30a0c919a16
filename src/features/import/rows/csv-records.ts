import { afterLineEnd, endOfLine, parseRow, UNCLOSED } from './csv-row.ts';

export type CsvRecord = CsvRow | CsvBroken;

interface CsvRow {
  readonly line: number;
  readonly fields: string[];
}

interface CsvBroken {
  readonly line: number;
  readonly broken: string;
  readonly text: string;
}

/** A longer row has lost a quote. */
const MAX_ROW_LENGTH = 1_000_000;

/** A row with a broken quote costs only itself: reading goes on at the next line. */
export function csvReader(delimiter: string) {
  const separator = delimiter.charCodeAt(0);
  let text = '';
  let start = 0;
  let line = 1;
  let broken: string | undefined;
  let found: CsvRecord[] = [];

  function readRow(last: boolean): boolean {
    const row = parseRow(text, start, separator, last);
    if (row === undefined) {
      if (text.length - start <= MAX_ROW_LENGTH) return false;
      broken = UNCLOSED;
    } else if ('broken' in row) {
      broken = row.broken;
    } else {
      if (row.fields.some((field) => field.trim() !== '')) found.push({ line, fields: row.fields });
      continueAfter(row.end);
      line += row.lineEnds;
    }
    return true;
  }

  function skipBrokenRow(reason: string, last: boolean): boolean {
    const end = endOfLine(text, start);
    // A carriage return at the end may be half of a line end.
    if (!last && end >= text.length - 1) {
      const keepFrom = text.length - MAX_ROW_LENGTH;
      if (keepFrom > start) start = keepFrom;
      return false;
    }
    found.push({ line, broken: reason, text: text.slice(start, end) });
    broken = undefined;
    continueAfter(end);
    return true;
  }

  function continueAfter(end: number): void {
    start = afterLineEnd(text, end);
    line += 1;
  }

  function read(last: boolean): CsvRecord[] {
    let reading = true;
    while (reading && start < text.length)
      reading = broken === undefined ? readRow(last) : skipBrokenRow(broken, last);
    const records = found;
    found = [];
    return records;
  }

  return {
    push(piece: string): CsvRecord[] {
      text = text.slice(start) + piece;
      start = 0;
      return read(false);
    },
    end: (): CsvRecord[] => read(true),
  };
}
