import type { Db } from '#database/database.server.ts';
import type { Property } from './property.ts';
import type { PropertyCard } from './property-card.ts';
import { findCards } from './property-card-store.server.ts';

const AT_MOST = 12;
const ENOUGH = 3;

/** Other listings of the same city and type; with fewer than 3 of them, of the type in every city. At most 12, newest first. */
export async function findSimilarProperties(
  db: Db,
  { id, propertyType, cityID }: Pick<Property, 'id' | 'propertyType' | 'cityID'>,
): Promise<PropertyCard[]> {
  const ofType = db
    .selectFrom('property')
    .select('id')
    .where('property_type', '=', propertyType)
    .where('id', '!=', id)
    .orderBy('posted', 'desc')
    .orderBy('id', 'desc')
    .limit(AT_MOST);
  let rows = await ofType.where('city_id', '=', cityID).execute();
  if (rows.length < ENOUGH) rows = await ofType.execute();
  return findCards(
    db,
    rows.map((row) => row.id),
  );
}
