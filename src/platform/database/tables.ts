import type { Generated } from 'kysely';
import type { MissedSearchRow, TapRow } from './counted-tables.ts';

/**
 * The schema of `db/migrations`: the tables of writes and counts. Each feature adds its own in its
 * `tables.ts`. Instants are ISO 8601 text in UTC, flags 0 or 1.
 */
export interface Tables {
  audit_entry: AuditEntryRow;
  idempotency_key: IdempotencyKeyRow;
  page_view: PageViewRow;
  tap: TapRow;
  missed_search: MissedSearchRow;
  catalogue: CatalogueRow;
}

interface AuditEntryRow {
  id: Generated<number>;
  at: string;
  staff_id: number | null;
  user_name: string;
  entity: string;
  entity_id: number;
  action: string;
  before: string | null;
  after: string | null;
}

interface IdempotencyKeyRow {
  key: string;
  staff_id: number;
  entity: string;
  entity_id: number;
  request_hash: string;
  created_at: string;
}

/** Views of a page on a day in India; no personal data. */
interface PageViewRow {
  day: string;
  path: string;
  referrer_host: string;
  device: string;
  views: number;
}

/** A single row; `filled_at` is when the catalogue was first filled. */
interface CatalogueRow {
  id: number;
  version: number;
  filled_at: string | null;
  /** The rules by which the words of listings were taken. */
  word_rules: Generated<number>;
}
