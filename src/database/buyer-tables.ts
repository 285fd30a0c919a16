import type { Generated } from 'kysely';

export interface BuyerRow {
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
export interface BuyerSentRow {
  buyer_id: number;
  property_id: number;
  sent_at: string;
  user_name: string;
}
