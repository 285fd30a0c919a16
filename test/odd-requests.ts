import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describedOperations } from '#test/described-operations.ts';
import { hostileValue } from '#test/hostile-values.ts';
import { valueNear } from '#test/openapi-arbitrary.ts';

export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

const MEDIA_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '/;=,',
];
const HEADER_NAMES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'cookie',
  'expect',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'x-forwarded-for',
];
const HEADER_VALUES = [
  '',
  '*',
  'W/"1"',
  '"1", "2"',
  'gzip',
  'br;q=0, *;q=nan',
  'bytes=9-1,-0',
  'Bearer a.b.c',
  "' or 1=1 --",
  '1'.repeat(5000),
];

const odd = hostileValue.map((value) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 100),
);
const inAddress = fc.oneof(
  fc.integer({ min: -1, max: 5 }).map(String),
  odd.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%00', '%ff%fe', '..%2f..%2fetc%2fpasswd', '%2e%2e', '+'),
);
const headers = fc.dictionary(
  fc.constantFrom(...HEADER_NAMES),
  fc.oneof(fc.constantFrom(...HEADER_VALUES), fc.string({ maxLength: 40 })),
  { maxKeys: 3 },
);

/** Requests to every operation of an API description, with odd parts where anything may be odd. */
export function oddRequests(described: unknown): fc.Arbitrary<OddRequest> {
  const { operations, schemas } = describedOperations(described);
  const requests = operations.map(({ path, method, parameters, bodySchema }) => {
    const names = fc.oneof(fc.constantFrom('page', ...parameters), odd);
    return fc.record({
      method: fc.constant(method),
      path: addresses(path, names),
      headers: withMediaType,
      body: method === 'GET' ? fc.constant(undefined) : bodies(bodySchema, schemas),
    });
  });
  return fc.oneof(...requests);
}

const withMediaType = fc
  .tuple(headers, fc.constantFrom(...MEDIA_TYPES), fc.boolean())
  .map(([others, mediaType, isJson]) => ({
    ...others,
    'content-type': isJson ? 'application/json' : mediaType,
  }));

function addresses(path: string, names: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pair = fc
    .tuple(names, inAddress)
    .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${value}`);
  return fc
    .tuple(inAddress, inAddress, fc.array(pair, { maxLength: 3 }))
    .map(([first, second, pairs]) => {
      const filled = path.replace(/\{\w+\}/, first).replace(/\{\w+\}/, second);
      return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
    });
}

function bodies(
  schema: unknown,
  components: Record<string, unknown>,
): fc.Arbitrary<Uint8Array | undefined> {
  const json = (schema === undefined ? hostileValue : valueNear(schema, components)).map((value) =>
    Buffer.from(JSON.stringify(value) ?? ''),
  );
  return fc.oneof(
    { arbitrary: json, weight: 5 },
    json.map((bytes) => bytes.subarray(0, bytes.length / 2)),
    json.map((bytes) => gzipSync(bytes)),
    json.map((bytes) => Buffer.from(bytes.toString(), 'utf16le')),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom(
      undefined,
      Buffer.from('['.repeat(5000)),
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf'),
    ),
  );
}
