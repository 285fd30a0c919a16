import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Level 5 of 11: near the size of the highest levels at a fiftieth of their time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The smallest encoding that an `Accept-Encoding` allows; `;q=0` refuses one. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

export async function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return new Uint8Array(await brotli(bytes, BROTLI));
  if (encoding === 'gzip') return new Uint8Array(await gzipped(bytes));
  return bytes;
}
