import { restoreBackup } from '#tools/backup/restore-backup.server.ts';
import { recordChange } from '#writes/audited-write.server.ts';
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
  const { id: staff_id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('session')
    .values({ id: 's', staff_id, created_at: AT, expires_at: AT })
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
