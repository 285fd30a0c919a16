import { textOfLines } from '#validation/visible-text.ts';
import type { Columns } from './columns.ts';
import type { ImportField } from './words/column-words.ts';

/** A value of a row that means nothing here and may be left out. */
export interface LeftOutValue {
  readonly column: string;
  readonly value: string;
}

/** The longest value that is repeated in a message, in characters. */
const SHOWN = 60;

/** The cells of one row by field, and what is found wrong with them while they are read. */
export function cellsOf(columns: Columns, row: readonly string[]) {
  const problems: string[] = [];
  const leftOut: LeftOutValue[] = [];

  /** The text of a field as people see it; '' when the cell is blank or the file has no such column. */
  function text(field: ImportField): string {
    const index = columns.fields.get(field)?.index;
    return index === undefined ? '' : textOfLines(row[index] ?? '');
  }

  function refuse(field: ImportField, because: string): void {
    const name = columns.fields.get(field)?.name ?? field;
    const value = text(field);
    const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
    problems.push(value === '' ? `${name} is empty` : `${name} "${shown}" ${because}`);
  }

  return {
    problems,
    leftOut,
    text,
    unit: (field: ImportField) => columns.fields.get(field)?.unit,
    refuse,

    /** The value of a cell that every row needs; a row where it cannot be understood is refused. */
    required<Value>(
      field: ImportField,
      parse: (text: string) => Value | undefined,
      because: string,
    ): Value | undefined {
      const value = text(field) === '' ? undefined : parse(text(field));
      if (value === undefined) refuse(field, because);
      return value;
    },

    /** The value of a cell, or undefined for a blank one and for words that mean nothing here, which are left out and told. */
    optional<Value>(
      field: ImportField,
      parse: (text: string) => Value | undefined,
    ): Value | undefined {
      const given = text(field);
      if (given === '') return undefined;
      const value = parse(given);
      const column = columns.fields.get(field)?.name ?? field;
      if (value === undefined) leftOut.push({ column, value: given });
      return value;
    },
  };
}

export type Cells = ReturnType<typeof cellsOf>;
