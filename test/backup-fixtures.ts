import { buyerSearchText } from '#features/buyers/read-buyers.server.ts';
import { searchTextOf } from '#features/enquiries/enquiry-row.server.ts';
import { privatePhotoPaths } from '#platform/media/private-photo.ts';
import { recordChange } from '#platform/writes/audited-write.server.ts';
import { restoreBackup } from '#tools/backup/restore-backup.server.ts';
import { insertListing, insertPhoto } from './factories.ts';
import { insertListingWithPhoto, readWholeState, type TestState } from './test-state.ts';

export const NOW = new Date('2026-03-01T06:30:00.000Z');
const AT = NOW.toISOString();

export async function fillEveryTable(state: TestState): Promise<void> {
  const { db } = state;
  const listingId = await insertListingWithPhoto(state, 'a'.repeat(32));
  await insertListing(db, {
    title: 'ਮਾਡਲ ਟਾਊਨ "quoted"\n\u2028',
    price: 4_500_000.1,
    year_built: '2001-02-03',
    image_id: await insertPhoto(db),
  });
  await db
    .insertInto('price_change')
    .values({ property_id: listingId, at: AT, price_before: 2, price_after: 1 })
    .execute();
  const removed = { id: 999, property_type: 100, city_id: 1, removed_at: AT };
  await db.insertInto('removed_listing').values(removed).execute();
  const person = { name: 'ਗੁਰਪ੍ਰੀਤ', phone: '+919812345670', note: '', language: 'pa' };
  const { id: buyer_id } = await db
    .insertInto('buyer')
    .values({
      ...person,
      wants: '{}',
      active: 1,
      search_text: buyerSearchText(person),
      created_at: AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('buyer_sent')
    .values({ buyer_id, property_id: listingId, sent_at: AT, user_name: 'simran' })
    .execute();
  const texts = {
    reference: 'ABCD-EFGH',
    name: 'ਸੁਖਦੇਵ',
    phone: '+919876500001',
    message: '',
    note: '',
  };
  const { id: enquiry_id } = await db
    .insertInto('enquiry')
    .values({
      ...texts,
      ...{ kind: 'sell', status: 'new', preferred_time: '', time_zone: '', language: 'pa' },
      ...{ property_id: null, follow_up_on: null, erased_at: null },
      search_text: searchTextOf(texts),
      ...{ created_at: AT, status_changed_at: AT, request_key: null, request_hash: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const photo = { path: `Enquiries/${'c'.repeat(32)}.jpg`, width: 9, height: 9, bytes: 4 };
  await db
    .insertInto('enquiry_photo')
    .values({ enquiry_id, ...photo, position: 0, created_at: AT })
    .execute();
  for (const file of privatePhotoPaths(photo))
    await state.media.put(file, new TextEncoder().encode(file));
  const times = { created_at: AT, due_at: AT, attempts: 0 };
  await db
    .insertInto('outbox')
    .values({ kind: 'enquiry', message_id: 'm', enquiry_id, ...times })
    .execute();
  const push = { id: 1, public_key: 'public', private_key: 'private' };
  await db.insertInto('push_key').values(push).execute();
  const browser = { endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a', language: 'pa' };
  const known = { known_price: 4_500_000.1, known_status: 1, known_until: AT };
  await db
    .insertInto('alert')
    .values({ token: 't', ...browser, property_id: listingId, search: null, ...known })
    .execute();
  const { id: staff_id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  const { id: image_id } = await db.selectFrom('image').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('person')
    .values({ position: 0, name: 'Simran', role: 'Sales', phone: '', image_id })
    .execute();
  const own = {
    ...{ office_address: 'Shop 12', hours: '9-5', rera_number: '', business_name: 'Other' },
    ...{ languages: 'pa en', founded_year: 1998, copyright_year: null, answer_hours: 2 },
  };
  await db
    .insertInto('settings')
    .values({ id: 1, version: 1, ...own })
    .execute();
  await db
    .insertInto('session')
    .values({ id: 's', staff_id, created_at: AT, expires_at: AT, last_seen_at: AT, device: '' })
    .execute();
  await db
    .insertInto('login_attempt')
    .values({ account: 'x', address: '*', failures: 3, blocked_until: AT, last_at: AT })
    .execute();
  await db
    .insertInto('login_address')
    .values({ staff_id, address: '192.0.2.1', last_at: AT })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      staff_id,
      credential_id: 'c',
      public_key: 'p',
      counter: 2 ** 32 - 1,
      transports: 'internal hybrid',
      name: 'ਫ਼ੋਨ',
      created_at: AT,
      last_used_at: null,
    })
    .execute();
  await db.insertInto('used_challenge').values({ id: 'u', expires_at: AT }).execute();
  await db
    .insertInto('imported_listing')
    .values({ source_key: 'id:1', property_id: listingId, imported_at: AT })
    .execute();
  const key = {
    key: 'k',
    staff_id,
    entity: 'City',
    entity_id: 1,
    request_hash: 'h',
    created_at: AT,
  };
  await db.insertInto('idempotency_key').values(key).execute();
  const views = Array.from({ length: 1203 }, (_, index) => ({
    day: '2026-01-01',
    path: `/${index}`,
    referrer_host: '',
    device: 'phone',
    views: index,
  }));
  await db.insertInto('page_view').values(views).execute();
  await recordChange(
    db,
    { staffId: null, userName: 'nobody', at: NOW },
    { entity: 'City', entityId: 1, action: 'create', before: null, after: {} },
  );
}

export function restore(file: string, state: TestState, force = false) {
  return restoreBackup(file, async () => state, { now: NOW, force });
}

/** The part of a state that a backup contains. The version is raised by every restore. */
export async function backedUpState(state: TestState) {
  const { rows, files } = await readWholeState(state);
  const others = { session: [], catalogue: [], search_word: [], search_posting: [] };
  return { rows: { ...rows, ...others }, files };
}
