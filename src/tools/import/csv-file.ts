import { type CsvRecord, csvReader } from './csv-records.ts';
import { findDelimiter } from './delimiter.ts';

/** The line ends of rows of nothing may stand before the first line, the names of the columns. */
const FIRST_LINE = /^[\r\n]*([^\r\n]+)(?=[\r\n])/;
/** No file has more names of columns, in characters. */
const LONGEST_FIRST_LINE = 1_000_000;

export interface CsvPart {
  readonly delimiter: string;
  readonly records: readonly CsvRecord[];
}

/** The rows of a CSV file as its text comes in, the names of the columns first; the delimiter is told from that line. */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<CsvPart> {
  let beginning = '';
  let opened: { delimiter: string; reader: ReturnType<typeof csvReader> } | undefined;
  for await (const text of texts) {
    beginning += opened === undefined ? text : '';
    const firstLine = FIRST_LINE.exec(beginning)?.[1];
    if (opened !== undefined) {
      yield { delimiter: opened.delimiter, records: opened.reader.push(text) };
    } else if (firstLine !== undefined || beginning.length > LONGEST_FIRST_LINE) {
      opened = open(firstLine ?? beginning);
      yield { delimiter: opened.delimiter, records: opened.reader.push(beginning) };
      beginning = '';
    }
  }
  const { delimiter, reader } = opened ?? open(beginning);
  yield { delimiter, records: [...reader.push(beginning), ...reader.end()] };
}

function open(firstLine: string) {
  const delimiter = findDelimiter(firstLine);
  return { delimiter, reader: csvReader(delimiter) };
}
