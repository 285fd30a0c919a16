import type { Generated } from 'kysely';

export interface PriceChangeRow {
  id: Generated<number>;
  property_id: number;
  at: string;
  price_before: number;
  price_after: number;
}

/** What visitors once saw and was removed for ever. */
export interface RemovedListingRow {
  id: number;
  property_type: number;
  city_id: number;
  removed_at: string;
}
