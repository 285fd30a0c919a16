import { manyLines } from '#platform/validation/visible-text.ts';
import type { Columns } from './columns.ts';
import { withoutEscape } from './csv-text.ts';
import { type KnownCities, splitLocation } from './location.ts';
import { withoutMarkup } from './markup.ts';
import { unitWord } from './spelling.ts';
import type { ImportField } from './spellings/column-spellings.ts';

export interface LeftOutValue {
  readonly column: string;
  readonly value: string;
}

const MAX_SHOWN_LENGTH = 60;

export function cellsOf(columns: Columns, row: readonly string[], cities: KnownCities) {
  const problems: string[] = [];
  const leftOut: LeftOutValue[] = [];
  const refused = new Set<ImportField>();
  const filling = new Set<ImportField>();
  const texts: string[] = [];
  const split =
    own('city') === ''
      ? splitLocation(own('neighbourhood'), cities, own('state') || filled('state'))
      : undefined;
  const location = split !== undefined && 'city' in split ? split : undefined;

  function own(field: ImportField): string {
    const index = columns.fields.get(field)?.index;
    return index === undefined ? '' : column(index);
  }

  function column(index: number): string {
    const text = texts[index] ?? textIn(row[index] ?? '');
    texts[index] = text;
    return text;
  }

  function textIn(cell: string): string {
    const written = withoutEscape(cell);
    // What staff typed with a tag is text, and an export has it as it was typed.
    return manyLines(columns.isExport ? written : withoutMarkup(written));
  }

  /** What the file says or what fills it; '' when neither says anything. */
  function text(field: ImportField): string {
    if (field === 'city' || field === 'neighbourhood')
      return location?.[field] ?? (own(field) || filled(field));
    if (field === 'state' || field === 'country')
      return own(field) || filled(field) || (location?.[field] ?? '');
    return own(field) || filled(field);
  }

  /** A pattern that asks for what it fills gets ''. */
  function filled(field: ImportField): string {
    const fill = columns.fills.get(field);
    if (fill === undefined || filling.has(field)) return '';
    filling.add(field);
    const value = manyLines(fill({ text, column }));
    filling.delete(field);
    return value;
  }

  /** '' where the name of the column has none. */
  function columnUnit(field: ImportField): string {
    return columns.fields.get(field)?.unit ?? '';
  }

  function refuse(field: ImportField, because: string): void {
    const name = columns.fields.get(field)?.name ?? field;
    const value = text(field);
    const shown = value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
    refused.add(field);
    problems.push(value === '' ? `${name} is empty` : `${name} "${shown}" ${because}`);
  }

  function leaveOut(field: ImportField, value: string): void {
    leftOut.push({ column: columns.fields.get(field)?.name ?? field, value });
  }

  return {
    problems,
    /** The fields that the problems are about. */
    refused,
    leftOut,
    /** Why the neighbourhood names no one city. */
    unclear: split !== undefined && 'unclear' in split ? split.unclear : undefined,
    text,
    /** What a bare number counts in: the row says it, else the name of its column, else what fills it. */
    unit: (field: ImportField, said: 'areaUnit' | 'priceUnit'): string =>
      unitWord(own(said) || columnUnit(field) || filled(said)),
    columnUnit,
    refuse,
    leaveOut,

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
      if (value === undefined) leaveOut(field, given);
      return value;
    },
  };
}

export type Cells = ReturnType<typeof cellsOf>;
