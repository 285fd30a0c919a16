import type { PhotoRefusal } from '#features/listings/photos/store-photo.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { type Refused, writeWithoutVersion } from '#platform/writes/audited-write.server.ts';
import type { Services } from '#services.ts';
import type { EnquiryInput, EnquiryReceipt } from './enquiry.ts';
import { insertEnquiryPhotos, removePhotos, storePhotos } from './enquiry-photos.server.ts';
import { checkRequest, type Sender } from './receive-enquiry.server.ts';
import {
  type Announce,
  answerBefore,
  type EnquiryRefusal,
  receiveOnce,
} from './receive-once.server.ts';

type Outcome = EnquiryReceipt | EnquiryRefusal | Refused<PhotoRefusal>;

/**
 * The enquiry with all of its photos, or nothing; without any of them when strangers have filled
 * the room for photos, so that no flood costs the agency an enquiry.
 */
export async function receiveWithPhotos(
  services: Pick<Services, 'db' | 'media' | 'log' | 'authSecret' | 'now'>,
  input: EnquiryInput,
  uploads: readonly Uint8Array[],
  sender: Sender,
  announce: Announce,
): Promise<Outcome> {
  const { db, media, log } = services;
  // Other programs have no reason to send photos: they must come from a form of the site.
  if (input.formToken === undefined) return { refused: 'forged form' };
  const request = checkRequest(services, input, sender, uploads);
  if ('refused' in request) return request;
  const answer = await answerBefore(db, request);
  if (answer !== undefined) return answer;

  const hasRoom = await hasRoomForPhotos(db, request.at);
  if (!hasRoom) log.warn('there is no room for more photos of enquiries');
  const photos = await storePhotos(media, log, hasRoom ? uploads : []);
  if ('refused' in photos) return photos;
  let isNew = false;
  try {
    return await writeWithoutVersion<EnquiryReceipt | EnquiryRefusal>(db, (db) =>
      receiveOnce(db, request, announce, async (id) => {
        await insertEnquiryPhotos(db, id, photos, request.at);
        isNew = true;
      }),
    );
  } catch (error) {
    isNew = false;
    throw error;
  } finally {
    if (!isNew) await removePhotos(media, log, photos);
  }
}

const HOUR_MS = 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/** About thirty sellers with six photos each. */
const MAX_BYTES_AN_HOUR = 200 * MEGABYTE;
const MAX_BYTES = 4000 * MEGABYTE;

/** Whether strangers may fill more of the disk. */
async function hasRoomForPhotos(db: Db, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const photos = db.selectFrom('enquiry_photo').select(({ fn }) => fn.sum('bytes').as('bytes'));
  const all = await photos.executeTakeFirstOrThrow();
  const recent = await photos.where('created_at', '>', hourAgo).executeTakeFirstOrThrow();
  return Number(all.bytes) < MAX_BYTES && Number(recent.bytes) < MAX_BYTES_AN_HOUR;
}
