import type { Listing } from '#features/listings/listing.ts';
import { onceListed, type PublicDb } from '#features/listings/public-listings.server.ts';

export type FormerListing = Pick<Listing, 'id' | 'propertyType' | 'cityID'>;

/** A listing that visitors have seen and that has no page any more, unless `id` has one. */
export async function findFormerListing(
  db: PublicDb,
  id: number,
): Promise<FormerListing | undefined> {
  const columns = ['id', 'property_type', 'city_id'] as const;
  const found =
    (await onceListed(db).select(columns).where('id', '=', id).executeTakeFirst()) ??
    (await db
      .selectFrom('removed_listing')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst());
  return found && { id: found.id, propertyType: found.property_type, cityID: found.city_id };
}
