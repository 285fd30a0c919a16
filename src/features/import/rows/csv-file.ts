import { type CsvRecord, csvReader } from './csv-records.ts';
import { FileRefused } from './file-refused.ts';
import { csvHeading, MOST_ROWS_ABOVE } from './heading.ts';

const LINE_ENDS = /\r\n|\r|\n/g;
/** Portals and offices save such a table as .xls. */
const WEB_PAGE = /^\s*<(?:!doctype|!--|\?xml|(?:html|head|meta|style|table)\b)/i;
const IS_WEB_PAGE =
  'The file is a web page (HTML) with a table, whatever its name says. Open it in Excel, save it as .xlsx and choose that.';
const ENOUGH_LENGTH = 100_000;
const MAX_HEADER_LENGTH = 1_000_000;

/** The sheet of a workbook that rows were read from, and what else is in the workbook. */
export interface ReadSheet {
  readonly name: string;
  /** By their order in the workbook; hidden ones too. */
  readonly all: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** Rows of this sheet that a filter or a closed group hides; they are read. */
  readonly hiddenRows: number;
}

export interface CsvPart {
  readonly delimiter: string;
  readonly records: readonly CsvRecord[];
  /** Of an Excel file. */
  readonly sheet?: ReadSheet;
}

/** The rows of a file from the one that names the columns on, with their lines in the file. */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<CsvPart> {
  let top = '';
  let opened: ReturnType<typeof openCsv> | undefined;
  for await (const text of texts) {
    if (opened !== undefined) {
      yield opened.push(text);
      continue;
    }
    top += text;
    if (isTopComplete(top)) {
      opened = openCsv(top);
      yield opened.push(top);
    }
  }
  if (opened === undefined) {
    opened = openCsv(top);
    yield opened.push(top);
  }
  yield opened.end();
}

/** Reads a text whose first lines these are. Throws `FileRefused` for a web page. */
export function openCsv(top: string) {
  if (WEB_PAGE.test(top)) throw new FileRefused(IS_WEB_PAGE);
  const { delimiter, line } = csvHeading(top);
  const reader = csvReader(delimiter);
  const part = (records: readonly CsvRecord[]): CsvPart => ({
    delimiter,
    records: records.filter((record) => record.line >= line),
  });
  return { push: (text: string) => part(reader.push(text)), end: () => part(reader.end()) };
}

function isTopComplete(top: string): boolean {
  const lines = top.match(LINE_ENDS)?.length ?? 0;
  return (
    lines > MOST_ROWS_ABOVE ||
    (lines > 1 && top.length > ENOUGH_LENGTH) ||
    top.length > MAX_HEADER_LENGTH
  );
}
