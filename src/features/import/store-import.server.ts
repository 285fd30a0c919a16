import type { PhotoStorage } from '#features/listings/photos/store-photo.server.ts';
import { boundedQueue } from '#platform/concurrency/bounded-queue.ts';
import type { Services } from '#services.ts';
import type { ImportStep } from './import-form.ts';
import type { ListingPictures } from './pictures/listing-pictures.ts';
import { storePictures } from './pictures/store-pictures.server.ts';
import { FileRefused } from './rows/file-refused.ts';
import type { StagedListings } from './staged-listings.server.ts';
import { newImages, type Stamp, type Written, writeListings } from './write-listings.server.ts';

/** About half an hour of encoding. */
const MAX_PHOTOS = 2000;
/** A second transaction of that length would wait for the first longer than PostgreSQL allows. */
const storing = boundedQueue({ concurrency: 1, maxWaiting: 4 });
const encoding = boundedQueue({ concurrency: 1, maxWaiting: 2 });

type Send = (step: ImportStep) => void;

/** Stores listings without photos. */
export function storeRows(
  { database }: Pick<Services, 'database'>,
  staged: StagedListings,
  stamp: Stamp,
  send: Send,
): Promise<Written> {
  const of = staged.count();
  const onProgress = (stored: number) => send({ stored, of });
  return storing(() => writeListings(database.longWrites, staged, { ...stamp, onProgress }));
}

/** Stores the photos, then the listings; photos that no listing got are taken back. */
export function storeWithPictures(
  services: Pick<Services, 'database' | 'db' | 'log'>,
  photos: PhotoStorage,
  pictures: ListingPictures,
  staged: StagedListings,
  stamp: Omit<Stamp, 'imageIds'>,
  send: Send,
): Promise<Written> {
  return encoding(async () => {
    const names = await newImages(services.db, staged, stamp.ownAddress);
    if (names.size > MAX_PHOTOS)
      throw new FileRefused(
        `The listings have more than ${MAX_PHOTOS.toLocaleString('en-US')} photos. Split the file, or import it with the command.`,
      );
    const imageIds = new Map<string, number>();
    const report = () => send({ photos: imageIds.size, of: names.size });
    try {
      report();
      await storePictures(photos.store, pictures, names, imageIds, report);
      return await storeRows(services, staged, { ...stamp, imageIds }, send);
    } finally {
      await photos
        .dropIfUnused(...imageIds.values())
        .catch((error: unknown) => services.log.error({ err: error }, 'photos wait for the sweep'));
    }
  });
}
