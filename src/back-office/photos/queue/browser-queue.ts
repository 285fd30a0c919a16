import { tellKeptPhotos } from '#back-office/save/kept-work.ts';
import { preparePhoto } from '#platform/media/prepare/prepare-photo.ts';
import { currentSession, isValid, subscribeToSession } from '#session/session.ts';
import { PHOTO_API } from './photo-api.ts';
import { PHOTO_STORE } from './photo-db.ts';
import { createPhotoQueue } from './photo-queue.ts';
import type { QueueState } from './queue-state.ts';

let channel: BroadcastChannel | undefined;

/** The photos that this browser keeps, of all listings. It works once it was started. */
export const photoQueue = createPhotoQueue({
  store: PHOTO_STORE,
  api: PHOTO_API,
  prepare: preparePhoto,
  account() {
    const session = currentSession();
    return isValid(session) ? session.userName : undefined;
  },
  isOnline: () => navigator.onLine,
  async lock(name, work) {
    // Only secure pages have locks; elsewhere the key of each upload keeps it from being stored twice.
    if (navigator.locks === undefined) return work().then(() => true);
    return navigator.locks.request(`photo ${name}`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
      return lock !== null;
    });
  },
  notify: () => channel?.postMessage('changed'),
});

/** Goes on with what was kept before a reload, in this tab. */
export function startPhotoQueue(): void {
  if (channel !== undefined) return;
  channel = new BroadcastChannel('photos');
  channel.onmessage = () => void photoQueue.open();
  addEventListener('online', photoQueue.goOn);
  subscribeToSession(photoQueue.goOn);
  photoQueue.subscribe(createLeaveGuard(photoQueue.get));
  const isOwn = (account: string) => account === currentSession()?.userName;
  tellKeptPhotos({
    count: () => photoQueue.get().kept.uploads.filter(({ account }) => isOwn(account)).length,
    discard: () => photoQueue.discard((_, account) => isOwn(account)),
  });
  void photoQueue.open();
}

/** Asks before the page is left, only while photos would be lost with it. */
function createLeaveGuard(state: () => QueueState): () => void {
  let isGuarding = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return () => {
    const { kept, storage } = state();
    const isLosing = storage !== 'written' && kept.uploads.length > 0;
    if (isLosing === isGuarding) return;
    isGuarding = isLosing;
    if (isLosing) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
