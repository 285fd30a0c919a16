import type { ListingImage } from '#features/listings/photos/listing-image.ts';
import { createStore } from '#platform/ui/store.ts';
import { type KeptPhotos, NOTHING_KEPT } from './kept-photos.ts';
import type { PhotoStore } from './photo-db.ts';
import type { PhotoOwner, PhotoUpload } from './photo-upload.ts';

export interface QueueState {
  readonly kept: KeptPhotos;
  /** The stored photos of listings, as far as they were read or written here. */
  readonly stored: ReadonlyMap<PhotoOwner, readonly ListingImage[]>;
  /** The part of each upload that was sent, from 0 to 1. */
  readonly sent: ReadonlyMap<string, number>;
  /** Uploads that have become stored photos, by the photo's id. */
  readonly arrived: ReadonlyMap<number, ArrivedUpload>;
  /** Only what is `written` survives a reload. */
  readonly storage: 'writing' | 'written' | 'failed';
}

/** What a photo that was sent from here keeps of its upload. */
type ArrivedUpload = Pick<PhotoUpload, 'key' | 'preview'>;

export type QueueStore = ReturnType<typeof createQueueStore>;

/** The queue's state, written to the store after each change, one write after the other. */
export function createQueueStore(store: PhotoStore, onWritten: () => void) {
  const state = createStore<QueueState>({
    kept: NOTHING_KEPT,
    stored: new Map(),
    sent: new Map(),
    arrived: new Map(),
    storage: 'written',
  });
  let written = NOTHING_KEPT;
  let writing = Promise.resolve();

  const set = (change: Partial<QueueState>) => state.set({ ...state.get(), ...change });

  /** After a failure the store lacks a change, whatever is written later. */
  const setStorage = (storage: QueueState['storage']) => {
    if (state.get().storage !== 'failed') set({ storage });
  };

  async function write() {
    const { kept } = state.get();
    if (kept === written) return;
    const before = written;
    written = kept;
    await store.write(before, kept);
    if (state.get().kept === kept) setStorage('written');
    onWritten();
  }

  async function read() {
    const kept = await store.read();
    if (state.get().kept !== written) return;
    written = kept;
    set({ kept });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    update(change: (kept: KeptPhotos) => KeptPhotos) {
      set({ kept: change(state.get().kept) });
      setStorage('writing');
      // Storage may be full: what is chosen then lasts as long as the page.
      writing = writing.then(write).catch(() => setStorage('failed'));
    },
    /** Reads what is kept, also what another tab has changed. */
    load() {
      writing = writing.then(read).catch(() => setStorage('failed'));
      return writing;
    },
    settled: () => writing,
    setSent(key: string, part: number | undefined) {
      const sent = new Map(state.get().sent);
      if (part === undefined) sent.delete(key);
      else sent.set(key, part);
      set({ sent });
    },
    setStored(owner: PhotoOwner, photos: readonly ListingImage[]) {
      set({ stored: new Map(state.get().stored).set(owner, photos) });
    },
    setArrived(id: number, { key, preview }: ArrivedUpload) {
      set({ arrived: new Map(state.get().arrived).set(id, { key, preview }) });
    },
    storedOf: (owner: PhotoOwner) => state.get().stored.get(owner) ?? [],
  };
}
