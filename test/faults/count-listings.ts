import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export function countListings(data: string): number {
  const database = new DatabaseSync(join(data, 'catalogue.sqlite'));
  try {
    const { count } = database.prepare('select count(*) as count from property').get() ?? {};
    return Number(count);
  } finally {
    database.close();
  }
}
