import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    push_key: PushKeyRow;
    alert: AlertRow;
  }
}

/** A single row. */
interface PushKeyRow {
  id: number;
  public_key: string;
  private_key: string;
}

/** Either `property_id` or `search` says what is followed. */
export interface AlertRow {
  id: Generated<number>;
  token: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  property_id: number | null;
  search: string | null;
  known_price: number;
  known_status: number;
  known_until: string;
}
