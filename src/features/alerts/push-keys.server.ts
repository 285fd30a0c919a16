import type { Db } from '#database/database.server.ts';

/** Made when they are first needed; of several processes one makes them. */
export async function readPushKeys(db: Db) {
  const known = await findKeys(db);
  if (known !== undefined) return known;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findKeys(db);
  if (made === undefined) throw new Error('The push keys are gone.');
  return made;
}

async function findKeys(db: Db) {
  const row = await db.selectFrom('push_key').selectAll().executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
