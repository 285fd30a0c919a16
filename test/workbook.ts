import { strToU8, zipSync } from 'fflate';
import { encodeXml } from '#features/import/excel/excel-xml.ts';

export interface Sheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows: readonly (readonly string[])[];
  /** Indexes of rows. */
  hidden?: readonly number[];
}

/** An Excel file of these sheets. */
export function workbook(sheets: readonly Sheet[]): Uint8Array {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${encodeXml(name)}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="r${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${index}.xml"/>`)
      .join('')}</Relationships>`,
  };
  for (const [index, { rows, hidden = [] }] of sheets.entries())
    parts[`xl/worksheets/sheet${index}.xml`] = `<worksheet><sheetData>${rows
      .map(
        (row, at) =>
          `<row r="${at + 1}"${hidden.includes(at) ? ' hidden="1"' : ''}>${row.map((text) => `<c t="str"><v>${encodeXml(text)}</v></c>`).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  );
}
