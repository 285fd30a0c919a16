/**
 * Where the product keeps files. Paths are relative with forward slashes, e.g. `Resources/Images/ab12.jpg`. A store over the network
 * throws `StoreUnavailable` while it does not do what it is asked.
 */
export interface MediaStore {
  /** Keeps a file, replacing what was there. Once it resolves, the file outlives a power cut; a reader never sees half of it. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** The file, or undefined when there is none. A body that is a stream must be read or cancelled. */
  read(path: string): Promise<MediaFile | undefined>;
  /** Removes a file; that it was not there is no error. */
  delete(path: string): Promise<void>;
  /** Every file that can be one of ours, in no particular order. */
  list(): AsyncIterable<MediaEntry>;
  /** Rejects while files cannot be read or kept. */
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

/** Files up to this many bytes are read at once: a stream costs more than it saves. */
export const SMALL_FILE_BYTES = 256 * 1024;

const MEDIA_PATH = /^[\w-]+(?:\/[\w-][\w.-]*)*$/;

/** Whether a text is a path that media may have: it stays below the folder of all of them, wherever that is. */
export function isMediaPath(text: string): boolean {
  return MEDIA_PATH.test(text);
}
