import type { CsvPart } from '#features/import/rows/csv-file.ts';
import { readExcel } from './read-excel.ts';

/** The rows of a workbook as those of a CSV file; titles above the columns are left out. */
export function excelCsv(bytes: Uint8Array): CsvPart {
  const rows = readExcel(bytes).filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  const header = rows.findIndex(({ fields }) => filled(fields) > 1);
  const records = rows.slice(Math.max(header, 0));
  const width = records[0]?.fields.findLastIndex((name) => name.trim() !== '') ?? -1;
  for (const { fields } of records) while (fields.length <= width) fields.push('');
  records[0]?.fields.splice(width + 1);
  return { delimiter: ',', records };
}

function filled(fields: readonly string[]): number {
  return fields.filter((field) => field.trim() !== '').length;
}
