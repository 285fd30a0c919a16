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
