import { cellFormats, dateText } from './cell-formats.ts';
import { excelParts } from './excel-parts.ts';
import { attribute, decodeXml, elements } from './excel-xml.ts';

interface Formats {
  readonly strings: readonly string[];
  readonly formatOf: ReturnType<typeof cellFormats>;
  readonly starts1904: boolean;
}

export interface ExcelSheet {
  readonly name: string;
  /** Hidden sheets are seen by nobody who opens the file. */
  readonly isHidden: boolean;
  /** The first rows with something in them. */
  top(count: number): ExcelRow[];
  /** All rows, with merged cells filled. */
  rows(): ExcelRow[];
}

/**
 * The sheets of a workbook in their order; cells as texts: formulas as the values they had, dates
 * as `2026-03-04`. A sheet is read when its rows are asked for.
 */
export function readExcel(bytes: Uint8Array): ExcelSheet[] {
  const part = excelParts(bytes);
  const workbook = part('xl/workbook.xml');
  const [properties] = elements(workbook, 'workbookPr');
  const starts1904 = attribute(properties?.attributes ?? '', 'date1904');
  const formats = {
    strings: [...elements(part('xl/sharedStrings.xml'), 'si')].map(({ content }) =>
      textIn(content),
    ),
    formatOf: cellFormats(part('xl/styles.xml')),
    starts1904: starts1904 === '1' || starts1904 === 'true',
  };
  const pathOf = sheetPaths(part('xl/_rels/workbook.xml.rels'));
  return [...elements(workbook, 'sheet')].map(({ attributes }) => {
    const xml = () => part(pathOf(attribute(attributes, 'id')));
    return {
      name: attribute(attributes, 'name') ?? '',
      isHidden: /hidden/i.test(attribute(attributes, 'state') ?? ''),
      top: (count) => [...firstFilled(rowsOf(xml(), formats), count)],
      rows() {
        const sheet = xml();
        return withMergedCells([...rowsOf(sheet, formats)], sheet);
      },
    };
  });
}

function sheetPaths(relations: string): (id: string | undefined) => string {
  const targets = new Map(
    [...elements(relations, 'Relationship')].map(({ attributes }) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target'),
    ]),
  );
  return (id) => {
    const target = targets.get(id) ?? 'worksheets/sheet1.xml';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  };
}

function* firstFilled(rows: Iterable<ExcelRow>, count: number): Generator<ExcelRow> {
  let left = count;
  for (const row of rows) {
    if (row.fields.every((field) => field.trim() === '')) continue;
    yield row;
    left -= 1;
    if (left === 0) return;
  }
}

function* rowsOf(sheet: string, formats: Formats): Generator<ExcelRow> {
  let line = 0;
  for (const { attributes, content } of elements(sheet, 'row')) {
    line = Number(attribute(attributes, 'r') ?? line + 1);
    const fields: string[] = [];
    for (const cell of elements(content, 'c')) {
      const index = columnIndex(attribute(cell.attributes, 'r')) ?? fields.length;
      while (fields.length < index) fields.push('');
      fields[index] = cellText(cell, formats);
    }
    const hidden = attribute(attributes, 'hidden');
    yield { line, fields, isHidden: hidden === '1' || hidden === 'true' };
  }
}

const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;

function cellText(
  { attributes, content }: { attributes: string; content: string },
  { strings, formatOf, starts1904 }: Formats,
): string {
  const type = attribute(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(content);
  const text = decodeXml(VALUE.exec(content)?.[1] ?? '');
  switch (type) {
    case 's':
      return strings[Number(text)] ?? '';
    case 'b':
      return text === '1' ? 'yes' : 'no';
    case 'e':
      return '';
    case 'n':
      return text === ''
        ? ''
        : numberText(text, formatOf(Number(attribute(attributes, 's'))), starts1904);
    default:
      return text;
  }
}

function numberText(
  text: string,
  { isDate, unit }: ReturnType<Formats['formatOf']>,
  starts1904: boolean,
): string {
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  return isDate ? dateText(number, starts1904) : `${number}${unit}`;
}

/** Rich text stands in several pieces; phonetic hints are no text. */
function textIn(content: string): string {
  const spoken = /<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g;
  return [...elements(content.replace(spoken, ''), 't')]
    .map((piece) => decodeXml(piece.content))
    .join('');
}

/** A cell merged over several rows of a column says the same for each of them. */
function withMergedCells(rows: ExcelRow[], sheet: string): ExcelRow[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const { attributes } of elements(sheet, 'mergeCell')) {
    const [from = '', to = ''] = (attribute(attributes, 'ref') ?? '').split(':');
    const column = columnIndex(from);
    if (column === undefined || column !== columnIndex(to)) continue;
    const first = lineOf(from);
    const value = byLine.get(first)?.fields[column] ?? '';
    if (value === '') continue;
    const last = Math.min(lineOf(to), rows.at(-1)?.line ?? 0);
    for (let line = first + 1; line <= last; line += 1) fillCell(byLine.get(line), column, value);
  }
  return rows;
}

function lineOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0]);
}

/** Rows without anything else stay empty. */
function fillCell(row: ExcelRow | undefined, column: number, value: string): void {
  if (row === undefined || row.fields.every((field) => field === '')) return;
  while (row.fields.length < column) row.fields.push('');
  row.fields[column] = value;
}

interface ExcelRow {
  /** The number that Excel shows beside the row. */
  readonly line: number;
  readonly fields: string[];
  /** A filter, a closed group or a person hides it. */
  readonly isHidden: boolean;
}

/** Sheets have at most 16,384 columns. */
const LAST_COLUMN = 16_383;

/** `AB12` is 27. */
function columnIndex(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return Math.min(number - 1, LAST_COLUMN);
}
