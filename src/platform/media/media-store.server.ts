import type { EncodedPhoto } from './encode-photo.server.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Paths look like `Resources/Images/ab12.jpg`. A remote store throws `StoreUnavailable`. */
export interface MediaStore {
  /** Atomic, and durable once it resolves. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. A body that is a stream must be read or cancelled. */
  read(path: string): Promise<MediaFile | undefined>;
  delete(path: string): Promise<void>;
  list(): AsyncIterable<MediaEntry>;
  ready(): Promise<void>;
}

export interface MediaFile {
  readonly size: number;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface MediaEntry {
  readonly path: string;
  readonly modified: Date;
}

/** Smaller files are read at once: a stream would cost more than it saves. */
export const SMALL_FILE_BYTES = 256 * 1024;

const MEDIA_PATH = /^[\w-]+(?:\/[\w-][\w.-]*)*$/;

export function isMediaPath(text: string): boolean {
  return MEDIA_PATH.test(text);
}

/** All files of a photo or, if one of them fails, none. */
export async function putPhotoFiles(
  media: MediaStore,
  stem: string,
  files: EncodedPhoto['files'],
): Promise<void> {
  const puts = files.map(({ suffix, bytes }) => media.put(stem + suffix, bytes));
  for (const put of await Promise.allSettled(puts)) {
    if (put.status === 'fulfilled') continue;
    // A store that is away removes nothing either; the sweep does.
    if (!(put.reason instanceof StoreUnavailable))
      await Promise.allSettled(files.map(({ suffix }) => media.delete(stem + suffix)));
    throw put.reason;
  }
}
