import type { Db } from '#database/database.server.ts';
import { writeCatalogue } from '#writes/audited-write.server.ts';

/** Drops all ready answers, since the marks "New" and "Sold" expire without a write. */
export async function refreshMarks(db: Db): Promise<void> {
  await writeCatalogue(db, async () => ({}));
}
