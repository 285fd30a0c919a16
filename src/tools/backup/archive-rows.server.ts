import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Db } from '#database/database.server.ts';
import { rowsPart } from './archive-parts.ts';
import { BACKUP_TABLES } from './table-keys.ts';
import { countRows, pagesOfTable } from './table-rows.server.ts';
import type { Archive } from './write-archive.server.ts';

const compress = promisify(gzip);

export async function countRowsToBackUp(db: Db): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const table of BACKUP_TABLES) counts.set(table, await countRows(db, table));
  return Object.fromEntries(counts);
}

export async function archiveRows(archive: Archive, db: Db, signal?: AbortSignal): Promise<void> {
  for (const table of BACKUP_TABLES) {
    let number = 0;
    for await (const rows of pagesOfTable(db, table)) {
      signal?.throwIfAborted();
      number += 1;
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      await archive.add(rowsPart(table, number), await compress(lines));
    }
  }
}
