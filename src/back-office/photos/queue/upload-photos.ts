import { TOO_LARGE } from '#back-office/photos/queue/file-error.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { MAX_BYTES } from '#platform/media/photo-format.ts';
import {
  albumOf,
  orderAround,
  uploadsInOrder,
  waitsForCover,
  withStored,
  withUpload,
} from './kept-photos.ts';
import { listingIdOf, type PhotoUpload } from './photo-upload.ts';
import type { QueueServices } from './queue-services.ts';
import type { QueueStore } from './queue-state.ts';
import type { Schedule } from './schedule.ts';

/** More would share a narrow network, and each would take longer to arrive. */
const MAX_SENDING = 2;
/** With those that have arrived and that the server still works on. */
const MAX_UNANSWERED = 4;

/** Shrinks what was chosen, one photo after the other, and sends what is ready. */
export function uploadPhotos(queue: QueueStore, schedule: Schedule, services: QueueServices) {
  const { api, prepare, lock } = services;

  async function prepareUpload({ key, file }: PhotoUpload) {
    const picture = await prepare(file);
    if (picture !== undefined)
      return queue.update((kept) => withUpload(kept, key, { ...picture, isReady: true }));
    const refusal = file.size > MAX_BYTES ? TOO_LARGE : undefined;
    queue.update((kept) => withUpload(kept, key, { isReady: true, refusal }));
  }

  async function send(upload: PhotoUpload) {
    const { key, owner } = upload;
    const listingId = listingIdOf(owner);
    if (listingId === undefined) return;
    queue.update((kept) => withUpload(kept, key, { isTried: true }));
    const order = orderAround(queue.get().kept, upload);
    const answer = await api.send(listingId, upload, order, (part) => {
      queue.setSent(key, part);
      // The network is free for the next one.
      if (part === 1) sendReady();
    });
    if (!answer.ok)
      return refused(upload, answer.refusal, Number(answer.headers?.get('Retry-After')) || 0);
    schedule.succeeded(key);
    queue.setArrived(answer.data.id, upload);
    const others = queue.storedOf(owner).filter(({ id }) => id !== answer.data.id);
    queue.setStored(owner, [...others, answer.data]);
    queue.update((kept) => withStored(kept, upload, answer.data.id, Date.now()));
  }

  async function refused(upload: PhotoUpload, { status, message }: Refusal, retryAfter: number) {
    const { key, owner, replaces } = upload;
    const listingId = listingIdOf(owner);
    if (isTemporary(status)) return schedule.failed(key, retryAfter);
    // A listing that is full has no room for both: what is replaced makes it.
    if (status === 409 && replaces !== undefined && listingId !== undefined) {
      const removed = await api.remove(listingId, replaces);
      if (removed.ok) return queue.update((kept) => withUpload(kept, key, { replaces: undefined }));
    }
    queue.update((kept) => withUpload(kept, key, { refusal: message }));
  }

  function nextToSend(): PhotoUpload | undefined {
    const { kept, sent } = queue.get();
    const parts = [...sent.values()];
    const isSending = parts.filter((part) => part < 1).length >= MAX_SENDING;
    if (isSending || parts.length >= MAX_UNANSWERED || !services.isOnline()) return undefined;
    return uploadsInOrder(kept).find(
      (upload) =>
        upload.account === services.account() &&
        listingIdOf(upload.owner) !== undefined &&
        isSendable(kept, upload) &&
        !waitsForCover(kept, upload) &&
        schedule.isDue(upload.key),
    );
  }

  function start(upload: PhotoUpload) {
    const { key } = upload;
    queue.setSent(key, 0);
    schedule.start(key, async () => {
      const isFree = await lock(key, () => send(upload));
      // Another tab is sending it.
      if (!isFree) schedule.wait(key, 3000);
      queue.setSent(key, undefined);
    });
  }

  function sendReady() {
    for (let next = nextToSend(); next !== undefined; next = nextToSend()) start(next);
  }

  return {
    prepareNext() {
      const next = uploadsInOrder(queue.get().kept).find(({ isReady }) => !isReady);
      if (next !== undefined) schedule.start('prepare', () => prepareUpload(next));
    },
    sendReady,
  };
}

/** Whether nothing but time, the network or the session keeps an upload from being sent. */
export function isSendable(
  kept: Parameters<typeof albumOf>[0],
  { key, owner, isReady, isTried, refusal }: PhotoUpload,
): boolean {
  const isRemoved = albumOf(kept, owner)?.removals.some(({ id }) => id === key) ?? false;
  // One that the server may have is sent again, so that it is known what to remove there.
  return isReady && refusal === undefined && (!isRemoved || isTried);
}

function isTemporary(status: number): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}
