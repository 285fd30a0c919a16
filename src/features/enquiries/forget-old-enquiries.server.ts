import type { Services } from '#services.ts';
import { writeWithoutVersion } from '#writes/audited-write.server.ts';
import { ERASED_TEXTS } from './enquiry-row.server.ts';
import { removePhotos } from './photo-files.server.ts';
import { deletePhotosOf } from './photo-rows.server.ts';

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
