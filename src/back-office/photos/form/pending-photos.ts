import type { KeptPhotos } from '#back-office/photos/queue/kept-photos.ts';
import type { PhotoOwner } from '#back-office/photos/queue/photo-upload.ts';
import { countPhotos } from './count-photos.ts';

/** `3 photographs on their way, 1 not stored`; '' if there are none. */
export function pendingText(kept: KeptPhotos, isMeant: (owner: PhotoOwner) => boolean): string {
  const removed = kept.albums.flatMap(({ removals }) => removals.map(({ id }) => id));
  const uploads = kept.uploads.filter(({ key, owner }) => isMeant(owner) && !removed.includes(key));
  const refused = uploads.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = uploads.length - refused;
  return [
    waiting > 0 && `${countPhotos(waiting)} on ${waiting === 1 ? 'its' : 'their'} way`,
    refused > 0 && `${countPhotos(refused)} not stored`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
