import type { Db } from '#database/database.server.ts';
import { type FieldChange, fieldChanges } from './field-changes.server.ts';

export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly userName: string;
  readonly action: string;
  readonly changes: FieldChange[];
}

/** What happened to a listing, newest first; undefined for one that never was. */
export async function findHistory(db: Db, id: number): Promise<HistoryEntry[] | undefined> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'user_name', 'action', 'before', 'after'])
    .where('entity', '=', 'Property')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0 && !(await exists(db, id))) return undefined;
  return rows.map(({ id, at, user_name, action, before, after }) => ({
    id,
    at,
    userName: user_name,
    action,
    changes:
      before === null || after === null ? [] : fieldChanges(JSON.parse(before), JSON.parse(after)),
  }));
}

async function exists(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
