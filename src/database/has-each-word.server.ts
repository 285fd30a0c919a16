import { type RawBuilder, sql } from 'kysely';

type SearchedColumn = 'enquiry.search_text' | 'buyer.search_text';

/** Whether each word stands somewhere in a column; without words always. */
export function hasEachWord(column: SearchedColumn, words: readonly string[]): RawBuilder<boolean> {
  const found = words.map(
    (word) =>
      sql<boolean>`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  );
  return sql<boolean>`(${sql.join([sql`1 = 1`, ...found], sql` and `)})`;
}
