import { manyLines } from '#validation/visible-text.ts';
import type { Columns } from './columns.ts';
import type { ImportField } from './words/column-words.ts';

export interface LeftOutValue {
  readonly column: string;
  readonly value: string;
}

const MAX_SHOWN_LENGTH = 60;

export function cellsOf(columns: Columns, row: readonly string[]) {
  const problems: string[] = [];
  const leftOut: LeftOutValue[] = [];

  /** '' when the cell is blank or the file has no such column. */
  function text(field: ImportField): string {
    const index = columns.fields.get(field)?.index;
    return index === undefined ? '' : manyLines(row[index] ?? '');
  }

  function refuse(field: ImportField, because: string): void {
    const name = columns.fields.get(field)?.name ?? field;
    const value = text(field);
    const shown = value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
    problems.push(value === '' ? `${name} is empty` : `${name} "${shown}" ${because}`);
  }

  return {
    problems,
    leftOut,
    text,
    unit: (field: ImportField) => columns.fields.get(field)?.unit,
    refuse,

    required<Value>(
      field: ImportField,
      parse: (text: string) => Value | undefined,
      because: string,
    ): Value | undefined {
      const value = text(field) === '' ? undefined : parse(text(field));
      if (value === undefined) refuse(field, because);
      return value;
    },

    /** Undefined for a blank cell. Values that cannot be parsed are left out and reported. */
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
