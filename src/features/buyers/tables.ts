import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    buyer: BuyerRow;
    buyer_sent: BuyerSentRow;
  }
}

interface BuyerRow {
  id: Generated<number>;
  name: string;
  /** E.164. */
  phone: string;
  note: string;
  language: string;
  /** JSON of the members of a search that are set. */
  wants: string;
  active: number;
  search_text: string;
  created_at: string;
  version: Generated<number>;
}

/** Which listings a buyer was sent, so that nobody gets one twice. */
interface BuyerSentRow {
  buyer_id: number;
  property_id: number;
  sent_at: string;
  user_name: string;
}
