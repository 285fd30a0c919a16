import type { Db } from '#database/database.server.ts';
import { writeCatalogue } from '#writes/audited-write.server.ts';

/** Ready answers do not know that time passes: what is new or sold today is so no longer one day. */
export async function refreshMarks(db: Db): Promise<void> {
  await writeCatalogue(db, async () => ({}));
}
