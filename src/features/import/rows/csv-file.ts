import { type CsvRecord, csvReader } from './csv-records.ts';
import { findDelimiter } from './delimiter.ts';

/** Blank lines may come before the header. */
const HEADER = /^[\r\n]*([^\r\n]+)(?=[\r\n])/;
const MAX_HEADER_LENGTH = 1_000_000;

export interface CsvPart {
  readonly delimiter: string;
  readonly records: readonly CsvRecord[];
}

export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<CsvPart> {
  let beginning = '';
  let opened: { delimiter: string; reader: ReturnType<typeof csvReader> } | undefined;
  for await (const text of texts) {
    beginning += opened === undefined ? text : '';
    const firstLine = HEADER.exec(beginning)?.[1];
    if (opened !== undefined) {
      yield { delimiter: opened.delimiter, records: opened.reader.push(text) };
    } else if (firstLine !== undefined || beginning.length > MAX_HEADER_LENGTH) {
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
