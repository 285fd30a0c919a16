import { open, rename, rm } from 'node:fs/promises';
import { writeExcel } from '#features/import/excel/write-excel.ts';
import { type Exported, exportListings } from '#features/import/export-listings.server.ts';
import { BYTE_ORDER_MARK, csvLine } from '#features/import/rows/csv-text.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { columnsInAllLanguages } from '#features/listings/language-columns.ts';
import type { Database } from '#platform/database/database.server.ts';
import { foldText } from '#platform/language/fold-text.ts';
import type { ExportCommand } from './export-options.ts';

/** Returns how many listings the file has. It appears whole, or not at all. */
export async function exportFile(
  database: Pick<Database, 'db' | 'dialect'>,
  { file, isExcel, city, query, titledIn }: ExportCommand,
  said: Pick<Exported, 'ownAddress' | 'messages' | 'now'>,
): Promise<number> {
  const cityID = city === undefined ? query.cityID : await cityNamed(database, city);
  const asked = { ...said, titledIn, query: { ...query, cityID } };
  const batches = exportListings(database, asked);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await using output = await open(temporary, 'wx', 0o600);
    const rows = isExcel ? await excelTo(output, batches) : await csvTo(output, batches);
    await output.sync();
    await rename(temporary, file);
    return rows - 1;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

type Output = Awaited<ReturnType<typeof open>>;
type Batches = AsyncGenerator<string[][]>;

async function csvTo(output: Output, batches: Batches): Promise<number> {
  await output.write(BYTE_ORDER_MARK);
  let count = 0;
  for await (const rows of batches) {
    await output.write(rows.map(csvLine).join(''));
    count += rows.length;
  }
  return count;
}

async function excelTo(output: Output, batches: Batches): Promise<number> {
  const rows: string[][] = [];
  for await (const batch of batches) rows.push(...batch);
  await output.write(writeExcel(rows));
  return rows.length;
}

async function cityNamed({ db }: Pick<Database, 'db'>, name: string): Promise<number> {
  const names = columnsInAllLanguages('name');
  const cities = await db
    .selectFrom('city')
    .select(['id', ...names])
    .orderBy('id')
    .execute();
  const wanted = foldText(name.trim());
  const found = cities.find((city) => names.some((column) => foldText(city[column]) === wanted));
  if (found === undefined) throw new FileRefused(`--city: there is no city "${name}".`);
  return found.id;
}
