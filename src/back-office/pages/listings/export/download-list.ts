import { saveFile } from '#back-office/downloads/save-file.ts';
import { refusalOf, UNREACHABLE } from '#back-office/save/refusal.ts';
import { apiFetch } from '#session/api-fetch.ts';

export type ExportFormat = 'csv' | 'xlsx';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves what a list shows as a file; returns why that failed. */
export async function downloadList(
  asked: URLSearchParams,
  format: ExportFormat,
): Promise<string | undefined> {
  try {
    const response = await apiFetch(`/api/Export?${asked}`);
    if (!response.ok)
      return refusalOf(response.status, await response.json().catch(() => undefined)).message;
    const csv = await response.blob();
    saveFile(format === 'csv' ? csv : await excelOf(csv), `listings.${format}`);
    return undefined;
  } catch {
    return UNREACHABLE.message;
  }
}

/** The code that writes a file is loaded when somebody asks for one. */
async function excelOf(csv: Blob): Promise<Blob> {
  const [{ fileRows }, { writeExcel }] = await Promise.all([
    import('#features/import/sheet/file-rows.ts'),
    import('#features/import/excel/write-excel.ts'),
  ]);
  const { records } = fileRows(new Uint8Array(await csv.arrayBuffer()));
  const fields = records.flatMap((row) => ('fields' in row ? [row.fields] : []));
  return new Blob([writeExcel(fields)], { type: EXCEL });
}
