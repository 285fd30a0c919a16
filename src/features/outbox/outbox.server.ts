import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, ReadDb } from '#platform/database/database.server.ts';
import type { OutboxRow } from './tables.ts';

const MESSAGE_KINDS = ['enquiry', 'alert'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type OutboxMessage = Selectable<OutboxRow>;

/** Longer than any attempt takes: a message whose process was killed is tried again after it. */
const CLAIM_MS = 2 * 60 * 1000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

type NewMessage = Pick<OutboxMessage, 'kind'> &
  Partial<Pick<OutboxMessage, 'enquiry_id' | 'alert_id' | 'news'>>;

/** Must be called in the transaction that writes what the message tells of. */
export async function addMessage(db: Db, message: NewMessage, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values({ ...message, message_id: randomUUID(), created_at: at, due_at: at, attempts: 0 })
    .execute();
}

/** The messages that this caller alone may send now, oldest first; undefined when none is due. */
export async function claimDue(
  db: Db,
  kind: MessageKind,
  limit: number,
  now: Date,
): Promise<OutboxMessage[] | undefined> {
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'due_at'])
    .where('kind', '=', kind)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (due.length === 0) return undefined;
  const claimed: OutboxMessage[] = [];
  for (const { id, due_at } of due) {
    const message = await db
      .updateTable('outbox')
      .set((set) => ({ due_at: later(now, CLAIM_MS), attempts: set('attempts', '+', 1) }))
      .where('id', '=', id)
      // Of several processes that have read the same time, one finds it unmoved.
      .where('due_at', '=', due_at)
      .returningAll()
      .executeTakeFirst();
    if (message !== undefined) claimed.push(message);
  }
  return claimed;
}

export async function removeMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Twice as long after each attempt, from half a minute to an hour. */
export async function tryAgainLater(db: Db, message: OutboxMessage, now: Date): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (message.attempts - 1), LONGEST_WAIT_MS);
  await db
    .updateTable('outbox')
    .set({ due_at: later(now, wait) })
    .where('id', '=', message.id)
    .execute();
}

/** How many of each kind wait, and since when the oldest does. */
export async function countWaiting(db: ReadDb<'outbox'>, now: Date) {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .groupBy('kind')
    .execute();
  return MESSAGE_KINDS.map((kind) => {
    const { count, oldest } = rows.find((row) => row.kind === kind) ?? { count: 0, oldest: '' };
    const ageMs = oldest === '' ? 0 : now.getTime() - Date.parse(oldest);
    return { kind, count, oldestSeconds: Math.max(ageMs / 1000, 0) };
  });
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
