import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';
import type { Refused } from '#platform/writes/audited-write.server.ts';
import type { EnquiryInput, EnquiryReceipt } from './enquiry.ts';
import { searchTextOf } from './enquiry-row.server.ts';
import { newReference } from './reference.server.ts';
import { countSent, secondsToWait } from './sender-limit.server.ts';

export type EnquiryRefusal =
  | (Refused<'too many'> & { readonly waitSeconds: number })
  | Refused<'key reused' | 'unknown property' | 'robot' | 'young form' | 'forged form'>;

/** Called in the transaction that stores an enquiry. */
export type Announce = (db: Db, enquiryId: number, now: Date) => Promise<void>;

/** An enquiry whose form was in order. */
export interface EnquiryRequest {
  readonly input: Omit<EnquiryInput, 'website' | 'formToken'>;
  /** Hashes of the idempotency key and of everything that was sent under it. */
  readonly key: string | null;
  readonly hash: string;
  readonly senders: readonly string[];
  readonly at: Date;
}

/** What is answered without storing anything: the receipt of a repeat, or a refusal. */
export async function answerBefore(
  db: Db,
  { input, key, hash, senders, at }: EnquiryRequest,
): Promise<EnquiryReceipt | EnquiryRefusal | undefined> {
  const known = key === null ? undefined : await findByKey(db, key);
  if (known !== undefined) {
    const { id, reference, request_hash } = known;
    // An erased enquiry has no hash any more.
    return request_hash === null || request_hash === hash
      ? { id, reference }
      : { refused: 'key reused' };
  }
  if ((await findProperty(db, input.propertyId)) === undefined)
    return { refused: 'unknown property' };
  const waitSeconds = await secondsToWait(db, senders, at);
  return waitSeconds === undefined ? undefined : { refused: 'too many', waitSeconds };
}

/**
 * Call it in a write: its lock lets one at a time look for the key and count the senders.
 * `announce` and `onStored` add what belongs to the new enquiry.
 */
export async function receiveOnce(
  db: Db,
  request: EnquiryRequest,
  announce: Announce,
  onStored?: (id: number) => Promise<void>,
): Promise<EnquiryReceipt | EnquiryRefusal> {
  const answer = await answerBefore(db, request);
  if (answer !== undefined) return answer;
  const { input, key, hash, senders, at } = request;
  const texts = {
    reference: newReference(),
    name: input.name,
    phone: input.phone,
    message: input.message,
    note: '',
  };
  const stored = await db
    .insertInto('enquiry')
    .values({
      ...texts,
      search_text: searchTextOf(texts),
      kind: input.kind,
      status: 'new',
      preferred_time: input.preferredTime,
      time_zone: input.timeZone,
      language: input.language,
      property_id: (await findProperty(db, input.propertyId)) ?? null,
      follow_up_on: null,
      created_at: at.toISOString(),
      status_changed_at: at.toISOString(),
      erased_at: null,
      request_key: key,
      request_hash: key === null ? null : hash,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await countSent(db, senders, stored.id, at);
  await announce(db, stored.id, at);
  await onStored?.(stored.id);
  return stored;
}

function findByKey(db: Db, requestKey: string) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'request_hash'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/**
 * The id to store: null for none, and for a listing that was removed while the enquiry waited in
 * a phone. Undefined for what visitors never saw.
 */
async function findProperty(db: Db, id: number | undefined): Promise<number | null | undefined> {
  if (id === undefined) return null;
  const listed = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (listed !== undefined) return listed.id;
  const removed = await db
    .selectFrom('removed_listing')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return removed === undefined ? undefined : null;
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
