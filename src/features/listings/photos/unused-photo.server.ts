import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/database.server.ts';
import type { Tables } from '#database/tables.ts';
import { writeWithoutVersion } from '#writes/audited-write.server.ts';

/** A photo that nothing shows any more: its row is gone, its files are left. */
export interface UnusedPhoto {
  readonly path: string;
  readonly width: number;
}

/** To be called in a write of the catalogue: no listing can get the photos meanwhile. */
export async function deleteUnusedPhotos(
  db: Db,
  photoIds: readonly number[],
): Promise<UnusedPhoto[]> {
  if (photoIds.length === 0) return [];
  return db
    .deleteFrom('image')
    .where('id', 'in', photoIds)
    .where(isUnused)
    .returning(['path', 'width'])
    .execute();
}

/** Neither a listing nor a person of the agency has it. */
export function isUnused({ not, or, exists, selectFrom }: ExpressionBuilder<Tables, 'image'>) {
  return not(
    or([
      exists(selectFrom('property_image').select('id').whereRef('image_id', '=', 'image.id')),
      exists(selectFrom('person').select('position').whereRef('image_id', '=', 'image.id')),
    ]),
  );
}

/** As `deleteUnusedPhotos`, in a write of its own, for photos that no visitor has seen. */
export async function dropUnusedPhotos(
  db: Db,
  photoIds: readonly number[],
): Promise<UnusedPhoto[]> {
  const { unusedPhotos } = await writeWithoutVersion(db, async (db) => ({
    unusedPhotos: await deleteUnusedPhotos(db, photoIds),
  }));
  return unusedPhotos;
}
