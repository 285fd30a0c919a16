import { shareTurns } from '#platform/concurrency/share-turns.ts';
import type { ImportReport } from './import-report.ts';
import { rowKeys } from './listing-keys.server.ts';
import { type Columns, readColumns } from './rows/columns.ts';
import type { CsvPart } from './rows/csv-file.ts';
import type { CsvRecord } from './rows/csv-records.ts';
import { FileRefused } from './rows/file-refused.ts';
import { type FileDefaults, listingReader } from './rows/listing-from-row.ts';
import { askedPriceUnit } from './rows/price-unit.ts';
import type { StagedListings } from './staged-listings.server.ts';

export interface RowsToRead extends FileDefaults {
  readonly parts: AsyncIterable<CsvPart>;
  readonly map: ReadonlyMap<string, string>;
  readonly set?: ReadonlyMap<string, string>;
  /** Why these files of photos cannot be taken. */
  imageProblem(names: readonly string[]): string | undefined;
}

export interface Rejects {
  begin(names: readonly string[], delimiter: string): void;
  add(row: readonly string[], line: number, reason: string): void;
}

const PRICE_UNIT =
  'Most prices of the file are below 1,000. Say what they count with --set "price unit=crore", lakh or thousand; rupee says that they are meant as they stand.';

/** Returns how many rows came twice. Throws `FileRefused` for a file it cannot read. */
export async function readListings(
  file: RowsToRead,
  staged: StagedListings,
  rejects: Rejects,
  report: ImportReport,
): Promise<number> {
  let take: ((record: CsvRecord) => boolean) | undefined;
  let repeated = 0;
  const priceUnit = askedPriceUnit();
  const endTurn = shareTurns();
  for await (const { delimiter, records, sheet } of file.parts) {
    if (sheet !== undefined) report.sheet(sheet);
    for (const record of records) {
      if (take === undefined) {
        const columns = columnsOf(record, file);
        report.columns(columns);
        rejects.begin(columns.names, delimiter);
        take = rowTaker(columns, file, staged, rejects, report, priceUnit);
      } else if (!take(record)) repeated += 1;
      await endTurn();
    }
  }
  if (priceUnit.isOpen()) throw new FileRefused(PRICE_UNIT);
  if (take === undefined)
    throw new FileRefused('The file is empty; its first line must name the columns.');
  return repeated;
}

function columnsOf(record: CsvRecord, { map, set }: RowsToRead): Columns {
  if ('broken' in record)
    throw new FileRefused(
      `The first line, which names the columns, cannot be read: ${record.broken}.`,
    );
  const names = record.fields.map((name) => name.trim());
  return readColumns(names, map, set);
}

/** False when the same listing came earlier in the file. */
function rowTaker(
  columns: Columns,
  file: RowsToRead,
  staged: StagedListings,
  rejects: Rejects,
  report: ImportReport,
  priceUnit: ReturnType<typeof askedPriceUnit>,
) {
  const readRow = listingReader(columns, file);
  const keyOf = rowKeys(columns);
  function refuse(row: readonly string[], line: number, reason: string): void {
    report.refuse(line, reason);
    rejects.add(row, line, reason);
  }

  return (record: CsvRecord): boolean => {
    if ('broken' in record) {
      refuse([record.text], record.line, record.broken);
      return true;
    }
    const read = readRow(record.fields);
    const { listing, problems, leftOut } = read;
    if (!columns.isExport) priceUnit.count(read);
    report.leftOut(leftOut);
    const imagesRefused = listing && file.imageProblem(listing.images);
    if (listing !== undefined && imagesRefused === undefined) {
      report.read(listing);
      return staged.add({ ...listing, key: keyOf(record.fields) });
    }
    refuse(record.fields, record.line, imagesRefused ?? problems.join('; '));
    return true;
  };
}
