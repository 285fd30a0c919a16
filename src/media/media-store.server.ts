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
