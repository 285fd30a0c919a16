import type { Config } from '#config.ts';
import type { Db } from '#database/database.server.ts';

/** True for a catalogue that has never been filled and that nobody has begun to fill. */
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
