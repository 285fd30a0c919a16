import { type Expression, type SqlBool, sql } from 'kysely';
import type { Dialect } from '#database/database.server.ts';

/** Up to this many listings are looked up one by one; of more, an index is scanned. */
export const MAX_LOOKED_UP = 2000;

/** Whether the listing is one of these. */
export function isAmong(dialect: Dialect, ids: readonly number[]): Expression<SqlBool> {
  return ids.length <= MAX_LOOKED_UP ? isOneOf(dialect, ids) : isMarked(dialect, ids);
}

/** Whether the listing is one of few. */
export function isOneOf(dialect: Dialect, ids: readonly number[]): Expression<SqlBool> {
  const id = sql.ref('property.id');
  const list = JSON.stringify(ids);
  return dialect === 'sqlite'
    ? sql`${id} in (select value from json_each(${list}))`
    : sql`${id} = any(array(select jsonb_array_elements_text(${list}::jsonb)::integer))`;
}

/** Whether the listing is one of many: the byte at the place of its id tells. */
export function isMarked(dialect: Dialect, ids: readonly number[]): Expression<SqlBool> {
  const marks = new Uint8Array((ids.at(-1) ?? 0) + 1);
  for (const id of ids) marks[id] = 1;
  const id = sql.ref('property.id');
  return dialect === 'sqlite'
    ? sql`substr(${marks}, ${id} + 1, 1) = x'01'`
    : sql`substr(${marks}::bytea, ${id} + 1, 1) = '\\x01'::bytea`;
}
