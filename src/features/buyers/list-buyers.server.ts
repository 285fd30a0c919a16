import type { Db } from '#database/database.server.ts';
import { hasEachWord } from '#database/has-each-word.server.ts';
import { searchedWords } from '#validation/searched-words.ts';
import type { Buyer } from './buyer.ts';
import { buyerFromRow } from './buyer-row.server.ts';

interface BuyerQuery {
  /** Each word must be in the name, phone or note. */
  readonly search: string;
  readonly active: boolean | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Newest first. */
export async function listBuyers(
  db: Db,
  { search, active, pageNumber, pageSize }: BuyerQuery,
): Promise<{ items: Buyer[]; totalCount: number }> {
  let found = db.selectFrom('buyer');
  if (active !== undefined) found = found.where('active', '=', active ? 1 : 0);
  found = found.where(hasEachWord('buyer.search_text', searchedWords(search)));
  const { totalCount } = await found
    .select(({ fn }) => fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { items: rows.map(buyerFromRow), totalCount };
}
