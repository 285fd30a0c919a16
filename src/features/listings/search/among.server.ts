import { type Expression, type SqlBool, sql } from 'kysely';
import type { Dialect } from '#database/database.server.ts';

/** Whether the listing is one of few, which are looked up one by one. */
export function isOneOf(dialect: Dialect, ids: readonly number[]): Expression<SqlBool> {
  const id = sql.ref('property.id');
  const list = JSON.stringify(ids);
  return dialect === 'sqlite'
    ? sql`${id} in (select value from json_each(${list}))`
    : sql`${id} = any(array(select jsonb_array_elements_text(${list}::jsonb)::integer))`;
}

/** Whether the listing is one of many, while an index is scanned: the byte at its id tells. */
export function isMarked(dialect: Dialect, marks: Uint8Array): Expression<SqlBool> {
  const id = sql.ref('property.id');
  return dialect === 'sqlite'
    ? sql`substr(${marks}, ${id} + 1, 1) = x'01'`
    : sql`substr(${marks}::bytea, ${id} + 1, 1) = '\\x01'::bytea`;
}
