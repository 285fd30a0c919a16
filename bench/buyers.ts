import { BuyerInput } from '#features/buyers/buyer.ts';
import { buyerColumns } from '#features/buyers/read-buyers.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { createRandom } from './random.ts';
import { randomFilters } from './random-filters.ts';

const BATCH_ROWS = 200;

/** Buyers who want what visitors search for. */
export async function insertRandomBuyers(db: Db, count: number): Promise<void> {
  const random = createRandom(7);
  for (let done = 0; done < count; done += BATCH_ROWS) {
    const rows = Array.from({ length: Math.min(BATCH_ROWS, count - done) }, (_, index) => {
      const { sortByIndex: _sort, pageNumber: _page, ...wants } = randomFilters(random);
      const person = { name: `Buyer ${done + index}`, phone: '9812345678' };
      return { ...buyerColumns(BuyerInput.parse({ ...person, wants })), created_at: '' };
    });
    await db.insertInto('buyer').values(rows).execute();
  }
}
