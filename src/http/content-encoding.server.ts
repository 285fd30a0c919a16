import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Level 5 of 11 compresses nearly as well as the highest, in a fiftieth of their time. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A coding with its q-value, RFC 9110 section 12.4.2. */
const OFFER = /^\s*([^\s;]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/;

/** Browsers send only a handful of different values. */
const MAX_CACHED = 100;
const cache = new Map<string | undefined, Encoding>();

export function preferredEncoding(accepted: string | undefined): Encoding {
  const known = cache.get(accepted);
  if (known !== undefined) return known;
  const encoding = chooseEncoding(accepted ?? '');
  if (cache.size < MAX_CACHED) cache.set(accepted, encoding);
  return encoding;
}

function chooseEncoding(accepted: string): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => OFFER.exec(offer));
  const quality = new Map(offers.map((offer) => [offer?.[1], Number(offer?.[2] ?? 1)]));
  const rest = quality.get('*') ?? 0;
  const br = quality.get('br') ?? rest;
  const gz = quality.get('gzip') ?? rest;
  // `identity` is always acceptable, but preferred only when named.
  const plain = quality.get('identity') ?? 0;
  if (br > 0 && br >= gz && br >= plain) return 'br';
  return gz > 0 && gz >= plain ? 'gzip' : 'identity';
}

export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return new Uint8Array(await brotli(bytes, BROTLI));
  if (encoding === 'gzip') return new Uint8Array(await gzipped(bytes));
  return bytes;
}
