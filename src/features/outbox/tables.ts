import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    outbox: OutboxRow;
  }
}

/** A message that waits to be sent. */
export interface OutboxRow {
  id: Generated<number>;
  kind: string;
  message_id: string;
  enquiry_id: number | null;
  created_at: string;
  due_at: string;
  attempts: number;
  alert_id: number | null;
  /** Of an alert: `reduced`, `sold`, or the ids of new listings. */
  news: string | null;
}
