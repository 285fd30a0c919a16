import { z } from 'zod';
import type { Db } from '#platform/database/database.server.ts';
import { Buyer } from './buyer.ts';
import { buyersOf } from './read-buyers.server.ts';
import { findSent, SentListing } from './sent-listings.server.ts';

/** All that is kept of a buyer. */
export const KeptBuyer = Buyer.extend({ sent: z.array(SentListing) }).meta({ id: 'KeptBuyer' });
type KeptBuyer = z.infer<typeof KeptBuyer>;

/** The oldest come first. */
export async function keptBuyersOf(db: Db, phone: string): Promise<KeptBuyer[]> {
  const kept: KeptBuyer[] = [];
  for (const buyer of await buyersOf(db, phone))
    kept.push({ ...buyer, sent: (await findSent(db, buyer.id)).items });
  return kept;
}
