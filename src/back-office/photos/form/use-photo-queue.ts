import { useEffect, useSyncExternalStore } from 'react';
import { photoQueue, startPhotoQueue } from '#back-office/photos/queue/browser-queue.ts';
import type { QueueState } from '#back-office/photos/queue/queue-state.ts';

/** The photos that this browser keeps; goes on with uploading them. */
export function usePhotoQueue(): QueueState {
  useEffect(startPhotoQueue, []);
  return useSyncExternalStore(photoQueue.subscribe, photoQueue.get, photoQueue.get);
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('online', onChange);
      addEventListener('offline', onChange);
      return () => {
        removeEventListener('online', onChange);
        removeEventListener('offline', onChange);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
