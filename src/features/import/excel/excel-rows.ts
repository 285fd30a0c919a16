import type { CsvPart } from '#features/import/rows/csv-file.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import {
  hasHeading,
  hasKnownHeading,
  headingIndex,
  MOST_ROWS_ABOVE,
} from '#features/import/rows/heading.ts';
import { type ExcelSheet, readExcel } from './read-excel.ts';

/**
 * The rows of one sheet of a workbook as those of a CSV file; titles above the columns are left
 * out. Without a name it is the first visible sheet with columns that are known here, else the
 * first visible one with rows. Throws `FileRefused`, with the names there are, for another name.
 */
export function excelCsv(bytes: Uint8Array, sheetName?: string): CsvPart {
  const sheets = readExcel(bytes);
  const sheet = sheetName === undefined ? sheetToRead(sheets) : sheetNamed(sheets, sheetName);
  const rows = sheet.rows().filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  const records = rows.slice(headingIndex(rows.map(({ fields }) => fields)));
  const width = records[0]?.fields.findLastIndex((name) => name.trim() !== '') ?? -1;
  for (const { fields } of records) while (fields.length <= width) fields.push('');
  records[0]?.fields.splice(width + 1);
  return {
    delimiter: ',',
    records,
    sheet: {
      name: sheet.name,
      all: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      hiddenRows: records.slice(1).filter(({ isHidden }) => isHidden).length,
    },
  };
}

function sheetToRead(sheets: readonly ExcelSheet[]): ExcelSheet {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const top = (sheet: ExcelSheet) => sheet.top(MOST_ROWS_ABOVE + 1).map(({ fields }) => fields);
  const found =
    visible.find((sheet) => hasKnownHeading(top(sheet))) ??
    visible.find((sheet) => hasHeading(top(sheet))) ??
    visible[0] ??
    sheets[0];
  if (found === undefined) throw new FileRefused('The Excel file has no sheet.');
  return found;
}

/** Excel takes names that differ only in case for the same. */
function sheetNamed(sheets: readonly ExcelSheet[], name: string): ExcelSheet {
  const key = (text: string) => text.trim().toLowerCase();
  const found = sheets.find((sheet) => key(sheet.name) === key(name));
  if (found !== undefined) return found;
  const names = sheets.map(({ name, isHidden }) => `"${name}"${isHidden ? ' (hidden)' : ''}`);
  throw new FileRefused(
    `The Excel file has no sheet "${name}"; its sheets are ${names.join(', ')}.`,
  );
}
