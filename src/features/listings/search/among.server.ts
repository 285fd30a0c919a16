import { type Expression, type SqlBool, sql } from 'kysely';
import type { Dialect } from '#platform/database/database.server.ts';

/** Compares the id with a short list, whose listings are looked up one by one. */
export function isOneOf(dialect: Dialect, ids: readonly number[]): Expression<SqlBool> {
  const id = sql.ref('property.id');
  const list = JSON.stringify(ids);
  return dialect === 'sqlite'
    ? sql`${id} in (select value from json_each(${list}))`
    : sql`${id} = any(array(select jsonb_array_elements_text(${list}::jsonb)::integer))`;
}

/** Many listings by their ids, up to the last. */
interface Marked {
  /** A byte for each id: 1 for those of the set. */
  marks(): Uint8Array;
  /** A bit for each id, the lowest of a byte first. */
  bits(): Uint8Array;
}

/** Tests a byte or a bit for each id, for long lists while an index is scanned. */
export function isMarked(dialect: Dialect, set: Marked): Expression<SqlBool> {
  const id = sql.ref('property.id');
  if (dialect === 'sqlite') return sql`substr(${set.marks()}, ${id} + 1, 1) = x'01'`;
  const bits = set.bits();
  // A bit beyond the last is an error, and a listing may have been added meanwhile.
  return sql`case when ${id} < ${sql.lit(bits.length * 8)} then get_bit(${bits}::bytea, ${id}) = 1 else false end`;
}
