import type { Selectable } from 'kysely';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { hasEachWord } from '#platform/database/text-columns.server.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { searchableText, searchedWords } from '#platform/validation/searched-words.ts';
import type { Buyer, BuyerInput, Wants } from './buyer.ts';

export async function findBuyer(db: Db, id: number): Promise<Versioned<Buyer> | undefined> {
  const row = await db.selectFrom('buyer').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { record: buyerFromRow(row), version: row.version };
}

/** Those with a phone number, oldest first. */
export async function buyersOf(db: Db, phone: string): Promise<Buyer[]> {
  const rows = await db
    .selectFrom('buyer')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();
  return rows.map(buyerFromRow);
}

export function buyerFromRow(row: Selectable<Tables['buyer']>): Buyer {
  const { id, name, phone, note } = row;
  const language = LANGUAGE_CODES.find((code) => code === row.language) ?? 'en';
  const wants: Buyer['wants'] = JSON.parse(row.wants);
  return { id, name, phone, note, language, wants, active: row.active === 1 };
}

/** Its members are those of a search: nothing else is stored. */
export function wantsOf(buyer: Buyer): Wants {
  return wantsFrom(JSON.stringify(buyer.wants));
}

export function wantsFrom(json: string): Wants {
  const wants: Wants = JSON.parse(json);
  return wants;
}

export function buyerSearchText({ name, phone, note }: Pick<Buyer, 'name' | 'phone' | 'note'>) {
  return searchableText([name, phone, note]);
}

export function buyerColumns({ name, phone, note, language, wants, active }: BuyerInput) {
  return {
    name,
    phone,
    note,
    language,
    wants: JSON.stringify(wants),
    active: active ? 1 : 0,
    search_text: buyerSearchText({ name, phone, note }),
  };
}

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
