import { isPublicStatus, SOLD } from '#features/listings/listing-status.ts';
import type { Db } from '#platform/database/database.server.ts';
import { writeWithoutVersion } from '#platform/writes/audited-write.server.ts';

/** Tells of what has changed since followers last knew a listing. */
export async function findListingNews(db: Db, tellLater: TellLater): Promise<void> {
  for (;;) {
    const changed = await changedListings(db);
    for (const one of changed) await moveOn(db, one, tellLater);
    if (changed.length < AT_ONCE) return;
  }
}

function moveOn(db: Db, changed: Changed, tellLater: TellLater) {
  const { id, price, status, known_price, known_status } = changed;
  const news = newsOf(changed);
  return writeWithoutVersion(db, async (db) => {
    const moved = await db
      .updateTable('alert')
      .set({ known_price: price, known_status: status })
      .where('id', '=', id)
      // Of several processes one finds what it has read.
      .where('known_price', '=', known_price)
      .where('known_status', '=', known_status)
      .returning('id')
      .executeTakeFirst();
    if (moved !== undefined && news !== undefined) await tellLater(db, id, news);
    return {};
  });
}

const AT_ONCE = 500;

function changedListings(db: Db) {
  return db
    .selectFrom('alert')
    .innerJoin('property', 'property.id', 'alert.property_id')
    .select(['alert.id', 'alert.known_price', 'alert.known_status'])
    .select(['property.price', 'property.status', 'property.is_public'])
    .where((where) =>
      where.or([
        where('property.price', '!=', where.ref('alert.known_price')),
        where('property.status', '!=', where.ref('alert.known_status')),
      ]),
    )
    .orderBy('alert.id')
    .limit(AT_ONCE)
    .execute();
}

type Changed = Awaited<ReturnType<typeof changedListings>>[number];

function newsOf({ price, status, is_public, known_price, known_status }: Changed) {
  if (status === SOLD && isPublicStatus(known_status)) return 'sold';
  return is_public === 1 && price > 0 && price < known_price ? 'reduced' : undefined;
}

/** Queues a message in the transaction that records what the browser was told. */
export type TellLater = (db: Db, alertId: number, news: string) => Promise<void>;
