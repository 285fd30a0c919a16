import type { Db } from '#platform/database/database.server.ts';
import {
  type IsExpected,
  type Refused,
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';
import type { Services } from '#services.ts';
import { trailOf } from './change-enquiry.server.ts';
import type { Enquiry } from './enquiry.ts';
import { deletePhotosOf, removePhotos } from './enquiry-photos.server.ts';
import {
  ERASED_TEXTS,
  enquiries,
  enquiriesFromRows,
  findEnquiry,
  selectEnquiries,
} from './enquiry-row.server.ts';

type Erased = { readonly photos: ErasedPhoto[] } | Refused<'unknown' | 'changed'>;

/** A photo whose row is gone and whose files are left to be removed. */
interface ErasedPhoto {
  readonly path: string;
}

/** The row stays, without the person: it goes on counting for its listing. */
export function eraseEnquiry(
  db: Db,
  signature: Signature,
  id: number,
  isExpected?: IsExpected,
): Promise<Erased> {
  return writeWithoutVersion<Erased>(db, async (db) => {
    const before = await findEnquiry(db, id);
    if (before === undefined) return { refused: 'unknown' };
    if (isExpected !== undefined && !isExpected(before)) return { refused: 'changed' };
    return { photos: await eraseRow(db, signature, before.record) };
  });
}

/** Call it in a write. */
async function eraseRow(db: Db, signature: Signature, enquiry: Enquiry): Promise<ErasedPhoto[]> {
  await db
    .updateTable('enquiry')
    .set((set) => ({
      ...ERASED_TEXTS,
      erased_at: signature.at.toISOString(),
      version: set('version', '+', 1),
    }))
    .where('id', '=', enquiry.id)
    .execute();
  await db.deleteFrom('outbox').where('enquiry_id', '=', enquiry.id).execute();
  await recordChange(db, signature, {
    entity: 'Enquiry',
    entityId: enquiry.id,
    action: 'delete',
    before: trailOf(enquiry),
    after: null,
  });
  return deletePhotosOf(db, [enquiry.id]);
}

/** Takes the person out of enquiries that were closed so many months ago; the rest stays. */
export async function forgetOldEnquiries(
  { db, media, log }: Pick<Services, 'db' | 'media' | 'log'>,
  months: number,
  now: Date,
): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  const { photos } = await writeWithoutVersion(db, async (db) => {
    const forgotten = await db
      .updateTable('enquiry')
      .set((set) => ({ ...ERASED_TEXTS, version: set('version', '+', 1) }))
      .where('status', '=', 'closed')
      .where('status_changed_at', '<', before.toISOString())
      .where('phone', '!=', '')
      .returning('id')
      .execute();
    const ids = forgotten.map(({ id }) => id);
    return { photos: ids.length === 0 ? [] : await deletePhotosOf(db, ids) };
  });
  await removePhotos(media, log, photos);
}

/** Oldest first. */
export async function enquiriesOf(db: Db, phone: string): Promise<Enquiry[]> {
  const rows = await selectEnquiries(enquiries(db).where('enquiry.phone', '=', phone))
    .orderBy('enquiry.id')
    .execute();
  return enquiriesFromRows(db, rows);
}

/** Must be called in a write. `finish` removes the files of photographs after it. */
export async function eraseEnquiriesOf(
  { media, log }: Pick<Services, 'media' | 'log'>,
  db: Db,
  signature: Signature,
  phone: string,
) {
  const found = await enquiriesOf(db, phone);
  const photos: ErasedPhoto[] = [];
  for (const enquiry of found) photos.push(...(await eraseRow(db, signature, enquiry)));
  return { count: found.length, finish: () => removePhotos(media, log, photos) };
}
