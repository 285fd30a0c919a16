import type { S3Address } from '#platform/media/media-url.ts';
import {
  isMediaPath,
  type MediaEntry,
  type MediaFile,
  type MediaStore,
  SMALL_FILE_BYTES,
} from './media-store.server.ts';
import { createS3Calls, type S3Answer, type S3Keys } from './s3-calls.server.ts';
import { StoreUnavailable } from './store-unavailable.ts';

export interface S3Timeouts {
  /** Until the answer, and between two chunks of a body. */
  readonly answerMs: number;
  readonly uploadMs: number;
}

const TIMEOUTS: S3Timeouts = { answerMs: 5000, uploadMs: 15_000 };

/** Uses path-style addresses. Sends nothing before the first call. */
export function openS3Store(address: S3Address, keys: S3Keys, timeouts = TIMEOUTS): MediaStore {
  const { prefix } = address;
  const call = createS3Calls(address, keys);
  const keyOf = (path: string) => {
    if (!isMediaPath(path)) throw new TypeError(`Not a media path: ${JSON.stringify(path)}`);
    return prefix + path;
  };

  const listPage = (query: Record<string, string>): Promise<S3ObjectList> =>
    call(
      {
        method: 'GET',
        query: { 'list-type': '2', prefix, ...query },
        timeoutMs: timeouts.answerMs,
      },
      async (answer) => {
        const page = readObjectList((await answer?.response.text()) ?? '');
        if (page === undefined)
          throw new StoreUnavailable(
            'The media store answered something else than a list of files.',
          );
        return page;
      },
    );

  async function* list(): AsyncGenerator<MediaEntry> {
    for (let next: string | undefined = ''; next !== undefined; ) {
      const page: S3ObjectList = await listPage(next === '' ? {} : { 'continuation-token': next });
      for (const { key, modified } of page.objects) {
        const path = key.slice(prefix.length);
        if (isMediaPath(path)) yield { path, modified };
      }
      next = page.next;
    }
  }

  return {
    put: (path, bytes) =>
      call({ method: 'PUT', key: keyOf(path), body: bytes, timeoutMs: timeouts.uploadMs }, drain),
    read: (path) =>
      call(
        { method: 'GET', key: keyOf(path), timeoutMs: timeouts.answerMs },
        async (answer) => answer && readFile(answer, timeouts),
      ),
    delete: (path) =>
      call({ method: 'DELETE', key: keyOf(path), timeoutMs: timeouts.answerMs }, drain),
    list,
    ready: () => listPage({ 'max-keys': '1' }).then(() => undefined),
  };
}

async function drain(answer: S3Answer | undefined): Promise<void> {
  await answer?.response.arrayBuffer();
}

/** Small files are read at once, so that a truncated one is an error here. */
async function readFile({ response, abort }: S3Answer, timeouts: S3Timeouts): Promise<MediaFile> {
  const size = Number(response.headers.get('Content-Length') ?? Number.NaN);
  if (!Number.isSafeInteger(size) || response.body === null) {
    const unusable = new StoreUnavailable('The media store answered a file without its length.');
    abort(unusable);
    throw unusable;
  }
  if (size <= SMALL_FILE_BYTES) return { size, body: new Uint8Array(await response.arrayBuffer()) };
  return { size, body: streamWithTimeout(response.body, timeouts.answerMs, abort) };
}

/** Limits the wait for each chunk. Only the store's time counts, not a slow reader's. */
function streamWithTimeout(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  timeoutMs: number,
  abort: S3Answer['abort'],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = source.getReader();
  const onTimeout = () =>
    abort(new StoreUnavailable('The media store stopped in the middle of a file.'));
  return new ReadableStream(
    {
      async pull(controller) {
        const timer = setTimeout(onTimeout, timeoutMs);
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

interface S3ObjectList {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  readonly next: string | undefined;
}

const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Parses a ListObjectsV2 result. Its members contain no markup, so patterns suffice. */
function readObjectList(xml: string): S3ObjectList | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined;
  const objects = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, object = '']) => ({
    key: member(object, 'Key') ?? '',
    modified: endOfSecond(new Date(member(object, 'LastModified') ?? '')),
  }));
  const next = member(xml, 'NextContinuationToken');
  const isTruncated = member(xml, 'IsTruncated') === 'true';
  if (
    objects.some(({ modified }) => Number.isNaN(modified.getTime())) ||
    (isTruncated && next === undefined)
  )
    return undefined;
  return { objects, next: isTruncated ? next : undefined };
}

/** Some stores omit milliseconds. A new file that looked older would be swept. */
function endOfSecond(modified: Date): Date {
  return modified.getMilliseconds() === 0 ? new Date(modified.getTime() + 999) : modified;
}

function member(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hexadecimal, decimal, named = '') => {
      if (named !== '') return ENTITIES[named] ?? entity;
      return String.fromCodePoint(
        hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16),
      );
    },
  );
}
