import { type Columns, readColumns } from './columns.ts';
import { readCsv } from './csv-file.ts';
import type { CsvRecord } from './csv-records.ts';
import { readBytes } from './file-bytes.server.ts';
import { FileRefused } from './file-refused.ts';
import type { ImportReport } from './import-report.ts';
import { type FileDefaults, listingReader } from './listing-from-row.ts';
import type { StagedListings } from './staged-listings.server.ts';
import { decodeUtf8 } from './utf8.ts';

export interface FileToRead extends FileDefaults {
  readonly file: string;
  readonly map: ReadonlyMap<string, string>;
}

export interface Rejects {
  begin(names: readonly string[], delimiter: string): void;
  add(row: readonly string[], line: number, reason: string): void;
}

/** Returns how many rows came twice. Throws `FileRefused` for a file it cannot read. */
export async function readListings(
  file: FileToRead,
  staged: StagedListings,
  rejects: Rejects,
  report: ImportReport,
): Promise<number> {
  let take: ((record: CsvRecord) => boolean) | undefined;
  let repeated = 0;
  for await (const { delimiter, records } of readCsv(decodeUtf8(readBytes(file.file)))) {
    for (const record of records) {
      if (take === undefined) {
        const columns = columnsOf(record, file.map);
        report.columns(columns);
        rejects.begin(columns.names, delimiter);
        take = rowTaker(listingReader(columns, file), staged, rejects, report);
      } else if (!take(record)) repeated += 1;
    }
  }
  if (take === undefined)
    throw new FileRefused('The file is empty; its first line must name the columns.');
  return repeated;
}

function columnsOf(record: CsvRecord, map: ReadonlyMap<string, string>): Columns {
  if ('broken' in record)
    throw new FileRefused(
      `The first line, which names the columns, cannot be read: ${record.broken}.`,
    );
  const names = record.fields.map((name) => name.trim());
  return readColumns(names, map);
}

/** False when the same listing came earlier in the file. */
function rowTaker(
  readRow: ReturnType<typeof listingReader>,
  staged: StagedListings,
  rejects: Rejects,
  report: ImportReport,
) {
  function refuse(row: readonly string[], line: number, reason: string): void {
    report.refuse(line, reason);
    rejects.add(row, line, reason);
  }

  return (record: CsvRecord): boolean => {
    if ('broken' in record) {
      refuse([record.text], record.line, record.broken);
      return true;
    }
    const { listing, problems, leftOut } = readRow(record.fields);
    report.leftOut(leftOut);
    if (listing !== undefined) return staged.add(listing);
    refuse(record.fields, record.line, problems.join('; '));
    return true;
  };
}
