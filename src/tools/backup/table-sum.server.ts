import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '#database/database.server.ts';
import type { Row } from '#database/insert-rows.server.ts';
import type { Tables } from '#database/tables.ts';
import { pagesOfTable } from './table-rows.server.ts';

/** Equal for equal rows, in whatever order a database sorts texts. */
export interface TableSum {
  readonly rows: number;
  readonly sum: bigint;
}

export async function sumTable(db: Db, table: keyof Tables): Promise<TableSum> {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOfTable(db, table)) {
    rows += page.length;
    for (const row of page) sum += fingerprint(row);
    await setImmediate();
  }
  return { rows, sum };
}

function fingerprint(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).sort());
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}
