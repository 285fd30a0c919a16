import type { Db } from '#database/database.server.ts';
import type { Property } from '#features/listings/listing.ts';
import type { PropertyImage } from '#features/listings/photos/photo.ts';
import type { PropertyFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import type { Versioned } from '#writes/audited-write.server.ts';
import { imageFromRow, propertyFromRow, selectProperties } from './listing-row.server.ts';

/** A property with what its page needs to show the picture. */
export type PropertyDetail = Property & { image: PropertyImage | null };

export async function findPropertyById(db: Db, id: number): Promise<PropertyDetail | undefined> {
  const row = await selectProperties(db).where('property.id', '=', id).executeTakeFirst();
  return row && { ...propertyFromRow(row), image: imageFromRow(row) };
}

export async function findVersionedProperty(
  db: Db,
  id: number,
): Promise<Versioned<Property> | undefined> {
  const row = await selectProperties(db).where('property.id', '=', id).executeTakeFirst();
  return row && { record: propertyFromRow(row), version: row.version };
}

/** A page of the search and the exact number of all matches. */
export async function findProperties(
  db: Db,
  filters: PropertyFilters,
): Promise<{ items: Property[]; totalCount: number }> {
  const { ids, totalCount } = await findMatches(db, filters);
  return { items: await findPropertiesById(db, ids), totalCount };
}

/** Properties in the order of the ids. */
export async function findPropertiesById(db: Db, ids: readonly number[]): Promise<Property[]> {
  if (ids.length === 0) return [];
  const rows = await selectProperties(db).where('property.id', 'in', ids).execute();
  const properties = new Map(rows.map((row) => [row.id, propertyFromRow(row)]));
  return ids.flatMap((id) => properties.get(id) ?? []);
}
