import { z } from 'zod';

export interface S3Address {
  readonly bucket: string;
  /** Begins every key; empty, or ends in a slash. */
  readonly prefix: string;
  readonly endpoint: string;
  readonly region: string;
}

const EXPECTED =
  's3://bucket/prefix?endpoint=https://… with &region=… unless it is us-east-1; keys belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

const BUCKET = /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i;
const REGION = /^[a-z0-9-]{1,40}$/i;
const PARAMETERS = new Set(['endpoint', 'region']);

/** A key may have 1024 bytes, of which photo paths need some. */
const MAX_PREFIX_BYTES = 512;

export const mediaUrl = z.string().transform((text, context): S3Address => {
  const address = parse(text);
  if (address !== undefined) return address;
  context.addIssue(EXPECTED);
  return z.NEVER;
});

function parse(text: string): S3Address | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url?.protocol !== 's3:' ||
    !BUCKET.test(url.hostname) ||
    url.port + url.username + url.password + url.hash !== ''
  )
    return undefined;

  const names = [...url.searchParams.keys()];
  if (names.length !== new Set(names).size || !names.every((name) => PARAMETERS.has(name)))
    return undefined;
  const endpoint = endpointOf(url.searchParams.get('endpoint') ?? '');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const prefix = prefixOf(url.pathname);
  if (endpoint === undefined || prefix === undefined || !REGION.test(region)) return undefined;
  return { bucket: url.hostname, prefix, endpoint, region };
}

function endpointOf(text: string): string | undefined {
  const url =
    /^https?:\/\/[^\s?#\\]+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username + url.password !== '') return undefined;
  return url.href.replace(/\/+$/, '');
}

function prefixOf(pathname: string): string | undefined {
  const prefix = decode(pathname)?.replace(/^\/+|\/+$/g, '');
  if (prefix === '') return '';
  // A `.` or `..` would be resolved on the way, and lead out of the bucket.
  if (
    prefix === undefined ||
    /\p{C}/u.test(prefix) ||
    prefix.split('/').some((part) => /^\.{0,2}$/.test(part))
  )
    return undefined;
  return Buffer.byteLength(prefix) > MAX_PREFIX_BYTES ? undefined : `${prefix}/`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
