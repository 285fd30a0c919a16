import type { S3Address } from '#media-url.ts';
import {
  isMediaPath,
  type MediaEntry,
  type MediaFile,
  type MediaStore,
  SMALL_FILE,
} from './media-store.server.ts';
import { createS3Calls, type S3Answer, type S3Keys } from './s3-calls.server.ts';
import { readListing, type S3Listing } from './s3-listing.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** How long the store may take, in milliseconds. */
export interface Patience {
  /** Until a call has its answer, and between two parts of a body. */
  readonly answer: number;
  /** Until a file is kept. */
  readonly upload: number;
}

const PATIENCE: Patience = { answer: 5000, upload: 15_000 };

/** A media store in an S3-compatible store, with the bucket in the path. Nothing is asked of it before the first call. */
export function openS3Store(address: S3Address, keys: S3Keys, patience = PATIENCE): MediaStore {
  const { prefix } = address;
  const call = createS3Calls(address, keys);
  const keyOf = (path: string) => {
    if (!isMediaPath(path)) throw new TypeError(`Not a media path: ${JSON.stringify(path)}`);
    return prefix + path;
  };

  const listPage = (query: Record<string, string>): Promise<S3Listing> =>
    call(
      { method: 'GET', query: { 'list-type': '2', prefix, ...query }, within: patience.answer },
      async (answer) => {
        const listing = readListing((await answer?.response.text()) ?? '');
        if (listing === undefined)
          throw new StoreUnavailable(
            'The media store answered something else than a list of files.',
          );
        return listing;
      },
    );

  async function* list(): AsyncGenerator<MediaEntry> {
    for (let next: string | undefined = ''; next !== undefined; ) {
      const listing: S3Listing = await listPage(next === '' ? {} : { 'continuation-token': next });
      for (const { key, modified } of listing.objects) {
        const path = key.slice(prefix.length);
        if (isMediaPath(path)) yield { path, modified };
      }
      next = listing.next;
    }
  }

  return {
    put: (path, bytes) =>
      call({ method: 'PUT', key: keyOf(path), body: bytes, within: patience.upload }, readToItsEnd),
    read: (path) =>
      call(
        { method: 'GET', key: keyOf(path), within: patience.answer },
        async (answer) => answer && fileOf(answer, patience),
      ),
    delete: (path) =>
      call({ method: 'DELETE', key: keyOf(path), within: patience.answer }, readToItsEnd),
    list,
    ready: () => listPage({ 'max-keys': '1' }).then(() => undefined),
  };
}

/** A connection is of use again once its answer was read. */
async function readToItsEnd(answer: S3Answer | undefined): Promise<void> {
  await answer?.response.arrayBuffer();
}

/** A small file is read at once, so that one that breaks off is no answer yet. */
async function fileOf({ response, abort }: S3Answer, patience: Patience): Promise<MediaFile> {
  const size = Number(response.headers.get('Content-Length') ?? Number.NaN);
  if (!Number.isSafeInteger(size) || response.body === null) {
    const unusable = new StoreUnavailable('The media store answered a file without its length.');
    abort(unusable);
    throw unusable;
  }
  if (size <= SMALL_FILE) return { size, body: new Uint8Array(await response.arrayBuffer()) };
  return { size, body: patientStream(response.body, patience.answer, abort) };
}

/** The same bytes, as long as they keep coming: only waiting for the store counts, not a reader who takes time. */
function patientStream(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  patience: number,
  abort: S3Answer['abort'],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = source.getReader();
  const tooLate = () =>
    abort(new StoreUnavailable('The media store stopped in the middle of a file.'));
  return new ReadableStream(
    {
      async pull(controller) {
        const timer = setTimeout(tooLate, patience);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
