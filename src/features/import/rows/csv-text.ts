/** Tells spreadsheets that a CSV file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A row of a CSV file with commas. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoted).join(',')}\n`;
}

function quoted(field: string): string {
  return /[",;\t\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** Spreadsheets calculate such texts; an apostrophe before them makes them text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

export function withEscape(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function withoutEscape(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text;
}
