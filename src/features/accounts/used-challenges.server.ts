import type { Db } from '#database/database.server.ts';
import type { Challenge } from './passkey-challenge.server.ts';

/** False when it was used before. Only for what has been verified: others must not fill the table. */
export async function useChallenge(
  db: Db,
  { id, expiresAt }: Challenge,
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', now.toISOString()).execute();
  const row = await db
    .insertInto('used_challenge')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
