import { MAX_ENQUIRY_PHOTOS } from '#features/enquiries/enquiry-kinds.ts';

/** What is sent of a photo, and what the form shows of it. */
export interface ChosenPicture {
  readonly file: Blob;
  readonly preview: Blob;
}

export interface ChosenPhoto {
  readonly id: number;
  /** Undefined while it is being made smaller. */
  readonly picture: ChosenPicture | undefined;
}

type PhotoProblem = 'unreadable' | 'tooMany';

interface Choice {
  readonly photos: readonly ChosenPhoto[];
  readonly problem?: PhotoProblem | undefined;
}

export type PhotoChoice = ReturnType<typeof createPhotoChoice>;

/** The photos of one form. They are prepared one after the other: a cheap phone has little memory. */
export function createPhotoChoice(prepare: (file: File) => Promise<ChosenPicture | undefined>) {
  let choice: Choice = { photos: [] };
  let work = Promise.resolve();
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: Choice) => {
    choice = next;
    for (const listener of listeners) listener();
  };
  const without = (id: number) => choice.photos.filter((photo) => photo.id !== id);

  async function prepareOne(id: number, file: File) {
    if (!choice.photos.some((photo) => photo.id === id)) return;
    const picture = await prepare(file).catch(() => undefined);
    if (picture === undefined) return set({ photos: without(id), problem: 'unreadable' });
    const photos = choice.photos.map((photo) => (photo.id === id ? { id, picture } : photo));
    set({ ...choice, photos });
  }

  return {
    get: () => choice,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]) {
      const taken = files.slice(0, MAX_ENQUIRY_PHOTOS - choice.photos.length);
      const photos = [...choice.photos];
      for (const file of taken) {
        lastId += 1;
        const id = lastId;
        photos.push({ id, picture: undefined });
        work = work.then(() => prepareOne(id, file));
      }
      set({ photos, problem: taken.length < files.length ? 'tooMany' : undefined });
    },
    remove(id: number) {
      set({ photos: without(id) });
    },
    /** Once all of them are prepared. */
    async ready(): Promise<Blob[]> {
      await work;
      return choice.photos.flatMap(({ picture }) => (picture === undefined ? [] : [picture.file]));
    },
  };
}
