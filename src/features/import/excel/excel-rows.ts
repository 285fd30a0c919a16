import type { CsvPart } from '#features/import/rows/csv-file.ts';
import { headingIndex } from '#features/import/rows/heading.ts';
import { readExcel } from './read-excel.ts';

/** The rows of a workbook as those of a CSV file; titles above the columns are left out. */
export function excelCsv(bytes: Uint8Array): CsvPart {
  const rows = readExcel(bytes).filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  const records = rows.slice(headingIndex(rows.map(({ fields }) => fields)));
  const width = records[0]?.fields.findLastIndex((name) => name.trim() !== '') ?? -1;
  for (const { fields } of records) while (fields.length <= width) fields.push('');
  records[0]?.fields.splice(width + 1);
  return { delimiter: ',', records };
}
