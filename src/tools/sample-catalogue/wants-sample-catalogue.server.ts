import type { Config } from '#config.ts';
import type { Db } from '#platform/database/database.server.ts';

/** False when anybody has begun to fill the catalogue. */
export async function wantsSampleData(
  db: Db,
  { SAMPLE_DATA }: Pick<Config, 'SAMPLE_DATA'>,
): Promise<boolean> {
  if (SAMPLE_DATA === 0) return false;
  const { filled_at } = await db
    .selectFrom('catalogue')
    .select('filled_at')
    .executeTakeFirstOrThrow();
  const places = await db.selectFrom('country').select('id').limit(1).execute();
  return filled_at === null && places.length === 0;
}
