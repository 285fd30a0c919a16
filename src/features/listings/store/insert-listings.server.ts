import type { Db } from '#database/database.server.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import { listingColumns } from './listing-row.server.ts';

/** A listing that is about to be stored: what was put in, and what the product adds. */
export interface NewListing {
  readonly input: ListingInput;
  /** The account that stands as its owner. */
  readonly staffId: number;
  readonly posted: Date;
  readonly imageId?: number;
}

/** Rows of one statement: SQLite binds at most 32,766 values in one. */
const ROWS_AT_ONCE = 100;

/**
 * Stores listings and answers their ids in the same order. The city and the picture must exist. For use inside the
 * transaction of a caller who raises the catalogue version.
 */
export async function insertListings(
  db: Db,
  properties: readonly NewListing[],
  now: Date,
): Promise<number[]> {
  const updatedAt = now.toISOString();
  const ids: number[] = [];
  for (let start = 0; start < properties.length; start += ROWS_AT_ONCE) {
    const rows = properties
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ input, staffId, posted, imageId }) => ({
        ...listingColumns(input),
        staff_id: staffId,
        posted: posted.toISOString(),
        updated_at: updatedAt,
        image_id: imageId ?? null,
      }));
    const inserted = await db.insertInto('property').values(rows).returning('id').execute();
    // Ids are given out in the order of the rows, whereas `returning` promises no order.
    ids.push(...inserted.map(({ id }) => id).sort((one, other) => one - other));
  }
  return ids;
}
