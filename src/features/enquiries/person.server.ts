import type { Db } from '#database/database.server.ts';
import type { Services } from '#services.ts';
import type { Signature } from '#writes/audited-write.server.ts';
import { type ErasedPhoto, eraseRow } from './change-enquiry.server.ts';
import type { Enquiry } from './enquiry.ts';
import { enquiries, enquiriesFromRows, selectEnquiries } from './enquiry-row.server.ts';
import { removePhotos } from './photo-files.server.ts';

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
