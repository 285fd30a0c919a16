import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureError, type TestKeys } from '#test/s3-signature.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly modified: Date;
}

/** What the store does instead of its work: answers a status, hangs, or breaks the connection. */
export type StoreFailure =
  | number
  | 'stall'
  | 'reset'
  | 'stall midway'
  | 'break midway'
  | 'gibberish';

export const S3_KEYS: TestKeys = {
  accessKeyId: 'AKIDTEST',
  secretAccessKey: 'a/secret+with=signs',
};

const MAX_KEYS = 1000;

/** An S3 store in memory, on a port of its own, that verifies every signature. */
export async function startS3Server({
  bucket = 'pictures',
  region = 'us-east-1',
  keys = S3_KEYS,
} = {}) {
  const objects = new Map<string, Stored>();
  const calls: string[] = [];
  let failureFor: (request: IncomingMessage) => StoreFailure | undefined = () => undefined;

  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const now = failureFor(request);
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined || applyFailure(now, response)) return;
    const fault = signatureError(request, body, keys, region);
    if (fault !== undefined) return refuse(response, 403, fault);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const [, named, ...parts] = path.split('/').map(decodeURIComponent);
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (parts.join('') === '') return list(objects, new URLSearchParams(query), response);
    answerObject({ objects, key: parts.join('/'), body }, request, response, now);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    endpoint,
    objects,
    calls,
    failWith(next: typeof failureFor) {
      failureFor = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** Returns whether the request is dealt with. */
function applyFailure(trouble: StoreFailure | undefined, response: ServerResponse): boolean {
  if (typeof trouble === 'number') refuse(response, trouble, 'InternalError');
  else if (trouble === 'reset') response.destroy();
  else if (trouble === 'gibberish') response.end('<html>Welcome</html>');
  else return trouble === 'stall';
  return true;
}

function answerObject(
  { objects, key, body }: { objects: Map<string, Stored>; key: string; body: Buffer },
  request: IncomingMessage,
  response: ServerResponse,
  trouble: StoreFailure | undefined,
): void {
  const object = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, modified: new Date() });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (object === undefined) {
    refuse(response, 404, 'NoSuchKey');
  } else if (trouble === undefined) {
    send(object, request, response);
  } else {
    response
      .writeHead(200, { 'Content-Length': object.bytes.length })
      .write(object.bytes.subarray(0, object.bytes.length / 2));
    if (trouble === 'break midway') setImmediate(() => response.destroy());
  }
}

function send({ bytes }: Stored, request: IncomingMessage, response: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const part =
    from === undefined
      ? bytes
      : bytes.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': part.length,
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function list(
  objects: Map<string, Stored>,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const prefix = query.get('prefix') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? MAX_KEYS), MAX_KEYS);
  const after = query.get('continuation-token');
  const found = [...objects]
    .filter(
      ([key]) =>
        key.startsWith(prefix) && (after === null || key > Buffer.from(after, 'base64').toString()),
    )
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const page = found.slice(0, most);
  const contents = page.map(
    ([key, { bytes, modified }]) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
  );
  const isTruncated = found.length > page.length;
  const token = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64');
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${escapeXml(prefix)}</Prefix>
    <IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>the inside of the store</Message></Error>`);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
