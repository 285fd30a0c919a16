import { cellFormats, dateText } from './cell-formats.ts';
import { excelParts } from './excel-parts.ts';
import { columnIndex, type ExcelRow } from './excel-row.ts';
import { attribute, decodeXml, elements } from './excel-xml.ts';
import { withMergedCells } from './merged-cells.ts';

interface Workbook {
  readonly strings: readonly string[];
  readonly formatOf: ReturnType<typeof cellFormats>;
  readonly starts1904: boolean;
}

/** The first sheet as texts: formulas as the values they had, dates as `2026-03-04`. */
export function readExcel(bytes: Uint8Array): ExcelRow[] {
  const part = excelParts(bytes);
  const workbook = part('xl/workbook.xml');
  const [properties] = elements(workbook, 'workbookPr');
  const starts1904 = attribute(properties?.attributes ?? '', 'date1904');
  const book = {
    strings: [...elements(part('xl/sharedStrings.xml'), 'si')].map(({ content }) =>
      textIn(content),
    ),
    formatOf: cellFormats(part('xl/styles.xml')),
    starts1904: starts1904 === '1' || starts1904 === 'true',
  };
  const sheet = part(firstSheet(workbook, part('xl/_rels/workbook.xml.rels')));
  return withMergedCells(rowsOf(sheet, book), sheet);
}

function firstSheet(workbook: string, relations: string): string {
  const [sheet] = elements(workbook, 'sheet');
  const id = attribute(sheet?.attributes ?? '', 'id');
  const relation = [...elements(relations, 'Relationship')].find(
    ({ attributes }) => attribute(attributes, 'Id') === id,
  );
  const target = attribute(relation?.attributes ?? '', 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function rowsOf(sheet: string, book: Workbook): ExcelRow[] {
  const rows: ExcelRow[] = [];
  for (const { attributes, content } of elements(sheet, 'row')) {
    const line = Number(attribute(attributes, 'r') ?? (rows.at(-1)?.line ?? 0) + 1);
    const fields: string[] = [];
    for (const cell of elements(content, 'c')) {
      const index = columnIndex(attribute(cell.attributes, 'r')) ?? fields.length;
      while (fields.length < index) fields.push('');
      fields[index] = cellText(cell, book);
    }
    rows.push({ line, fields });
  }
  return rows;
}

const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;

function cellText(
  { attributes, content }: { attributes: string; content: string },
  { strings, formatOf, starts1904 }: Workbook,
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
  { isDate, unit }: ReturnType<Workbook['formatOf']>,
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
