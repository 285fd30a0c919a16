import type { Db } from '#database/database.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/** About thirty sellers with six photos each. */
const MAX_BYTES_AN_HOUR = 200 * MEGABYTE;
const MAX_BYTES = 4000 * MEGABYTE;

/** Whether strangers may fill more of the disk. */
export async function hasRoomForPhotos(db: Db, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const photos = db.selectFrom('enquiry_photo').select(({ fn }) => fn.sum('bytes').as('bytes'));
  const all = await photos.executeTakeFirstOrThrow();
  const recent = await photos.where('created_at', '>', hourAgo).executeTakeFirstOrThrow();
  return Number(all.bytes) < MAX_BYTES && Number(recent.bytes) < MAX_BYTES_AN_HOUR;
}
