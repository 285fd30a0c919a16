import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import { type KeptPhotos, uploadsOf } from '#back-office/photos/queue/kept-photos.ts';
import { draftOwner, listingIdOf } from '#back-office/photos/queue/photo-upload.ts';
import { currentSession } from '#session/session.ts';
import { listingDrafts } from './listing-draft.ts';

export function draftPhotoCount(kept: KeptPhotos, draftKey: string): number {
  return uploadsOf(kept, draftOwner(draftKey)).length;
}

export function hasDraftPhotos(draftKey: string): boolean {
  return draftPhotoCount(photoQueue.get().kept, draftKey) > 0;
}

export function discardDraft(draftKey: string): void {
  listingDrafts.remove(draftKey);
  photoQueue.discard((owner) => owner === draftOwner(draftKey));
}

/** Photos of unsaved listings end with the drafts that they belong to, e.g. after seven days. */
export async function discardPhotosWithoutDraft(): Promise<void> {
  await photoQueue.open();
  const drafts = listingDrafts.list().map(({ key }) => draftOwner(key));
  photoQueue.discard(
    (owner, account) =>
      account === currentSession()?.userName &&
      listingIdOf(owner) === undefined &&
      !drafts.includes(owner),
  );
}
