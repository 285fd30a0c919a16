/** Tells spreadsheets that a CSV file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A row of a CSV file with commas. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoted).join(',')}\n`;
}

function quoted(field: string): string {
  return /[",;\t\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
