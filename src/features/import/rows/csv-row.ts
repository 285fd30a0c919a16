const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export const UNCLOSED = 'a quote is opened and never closed';
const AFTER_QUOTE = 'something other than a delimiter follows a closing quote';
const INSIDE_FIELD = 'there is a quote in the middle of a field that does not begin with one';

export type ParsedRow = { fields: string[]; end: number; lineEnds: number } | { broken: string };

/** Reads one row (RFC 4180, any line ends); undefined when it may go on in text to come. */
export function parseRow(
  text: string,
  start: number,
  separator: number,
  last: boolean,
): ParsedRow | undefined {
  const fields: string[] = [];
  let lineEnds = 0;
  let position = start;
  while (true) {
    const quoted = text.charCodeAt(position) === QUOTE;
    const end = quoted
      ? endOfQuotedField(text, position)
      : endOfPlainField(text, position, separator);
    if (!last && isCutOff(text, end)) return undefined;
    const broken = problemAt(text, end, separator);
    if (broken !== undefined) return { broken };
    fields.push(
      quoted ? text.slice(position + 1, end - 1).replaceAll('""', '"') : text.slice(position, end),
    );
    if (quoted) lineEnds += countLineEnds(text, position, end);
    if (end >= text.length || isLineEnd(text.charCodeAt(end))) return { fields, end, lineEnds };
    position = end + 1;
  }
}

export function endOfLine(text: string, from: number): number {
  let position = from;
  while (position < text.length && !isLineEnd(text.charCodeAt(position))) position += 1;
  return position;
}

export function afterLineEnd(text: string, end: number): number {
  return (
    end +
    (text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1)
  );
}

function endOfPlainField(text: string, from: number, separator: number): number {
  for (let position = from; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === separator || code === QUOTE || isLineEnd(code)) return position;
  }
  return text.length;
}

/** Infinity when the quote is never closed. */
function endOfQuotedField(text: string, from: number): number {
  let quote = text.indexOf('"', from + 1);
  while (quote >= 0 && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
  return quote < 0 ? Number.POSITIVE_INFINITY : quote + 1;
}

/** The last character may be half of a doubled quote or of a line end. */
function isCutOff(text: string, end: number): boolean {
  return end >= text.length - (text.charCodeAt(end) === CARRIAGE_RETURN ? 1 : 0);
}

function problemAt(text: string, end: number, separator: number): string | undefined {
  if (end > text.length) return UNCLOSED;
  const code = text.charCodeAt(end);
  if (end === text.length || code === separator || isLineEnd(code)) return undefined;
  return code === QUOTE ? INSIDE_FIELD : AFTER_QUOTE;
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let end = endOfLine(text, from); end < to; end = endOfLine(text, afterLineEnd(text, end)))
    count += 1;
  return count;
}

function isLineEnd(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}
