import type { Selectable } from 'kysely';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { PostPublicly } from '#platform/http/post-publicly.server.ts';
import type { Language } from '#platform/language/language.ts';
import type { AlertMessages } from './alert-messages.ts';
import { endAlert, forgetBrowser } from './follow.server.ts';
import { composeNotification } from './notification.server.ts';
import type { AlertRow } from './tables.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** By the service's answer or its own keys, the browser is gone for ever. */
const GONE = [404, 410];

interface Post {
  readonly db: Db;
  readonly publicDb: PublicDb;
  readonly siteUrl: string;
  readonly postPublicly: PostPublicly;
  readonly wordsIn: (language: Language) => AlertMessages;
}

interface AlertMessage {
  readonly alert_id: number | null;
  readonly news: string | null;
}

/** Rejects where it is worth trying again. */
export async function deliverAlert(
  { db, publicDb, siteUrl, postPublicly, wordsIn }: Post,
  { alert_id, news }: AlertMessage,
  stopped: AbortSignal,
): Promise<void> {
  const alert = await findAlert(db, alert_id);
  if (alert === undefined || news === null) return;
  const notification = await composeNotification(publicDb, alert, news, wordsIn);
  if (notification !== undefined) {
    const push = await encrypt(db, siteUrl, alert, JSON.stringify(notification));
    const status = push === undefined ? 410 : await postPublicly(push, stopped);
    if (GONE.includes(status)) return forgetBrowser(db, alert.endpoint);
    if (status === 429 || status >= 500)
      throw Object.assign(new Error('the push service is busy'), { code: status });
  }
  if (news === 'sold') await endAlert(db, alert.token);
}

async function findAlert(db: Db, id: number | null) {
  if (id === null) return undefined;
  return db.selectFrom('alert').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Undefined for keys that are none. */
async function encrypt(db: Db, siteUrl: string, alert: Selectable<AlertRow>, payload: string) {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = alert;
  const vapidDetails = { subject: contactOf(siteUrl), ...(await readPushKeys(db)) };
  const options = { vapidDetails, TTL: DAY_SECONDS, urgency: 'normal' } as const;
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      options,
    );
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return body === null ? undefined : { endpoint, headers: Object.fromEntries(texts), body };
  } catch {
    return undefined;
  }
}

/** Whom the push service may write to; it has to be https or an e-mail address. */
function contactOf(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? siteUrl : 'mailto:website@localhost';
}

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
