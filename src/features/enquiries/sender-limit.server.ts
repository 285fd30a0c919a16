import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';

const MAX_PER_HOUR = 5;
const HOUR_MS = 60 * 60 * 1000;

/** Who sends, so that neither address nor phone is kept. */
export function senderKey(secret: string, what: 'network' | 'phone', value: string): string {
  return createHmac('sha256', secret).update(`enquiry ${what}\0${value}`).digest('base64url');
}

/** The seconds until each of these may send again; undefined when they may. */
export async function secondsToWait(
  db: Db,
  senders: readonly string[],
  now: Date,
): Promise<number | undefined> {
  let wait = 0;
  for (const sender of senders) {
    const sent = await db
      .selectFrom('enquiry_sender')
      .select('at')
      .where('sender', '=', sender)
      .where('at', '>', hourBefore(now))
      .orderBy('at', 'desc')
      .limit(MAX_PER_HOUR)
      .execute();
    const oldest = sent[MAX_PER_HOUR - 1];
    if (oldest !== undefined) wait = Math.max(wait, secondsUntilForgotten(oldest.at, now));
  }
  return wait === 0 ? undefined : wait;
}

export async function countSent(
  db: Db,
  senders: readonly string[],
  enquiryId: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('enquiry_sender')
    .values(senders.map((sender) => ({ sender, at, enquiry_id: enquiryId })))
    .execute();
}

export async function forgetOldSenders(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('enquiry_sender').where('at', '<=', hourBefore(now)).execute();
}

/** At most an hour, also when the clock was set back. */
function secondsUntilForgotten(at: string, now: Date): number {
  const ms = Date.parse(at) + HOUR_MS - now.getTime();
  return Math.min(Math.ceil(ms / 1000), HOUR_MS / 1000);
}

function hourBefore(now: Date): string {
  return new Date(now.getTime() - HOUR_MS).toISOString();
}
