import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface TestKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const MAX_SKEW_MS = 15 * 60 * 1000;

/**
 * The S3 error code for a wrong Signature Version 4, or undefined. From Amazon's description,
 * independently of the signing in the product.
 */
export function signatureError(
  request: IncomingMessage,
  body: Buffer,
  keys: TestKeys,
  region: string,
): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, credential = '', signedNames = '', signature] =
    AUTHORIZATION.exec(header('authorization')) ?? [];
  if (signature === undefined) return 'AccessDenied';
  const time = header('x-amz-date');
  const date = time.slice(0, 8);
  const scope = `${date}/${region}/s3/aws4_request`;
  if (credential !== `${keys.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  if (header('x-amz-security-token') !== (keys.sessionToken ?? '')) return 'InvalidToken';
  const moment = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() - moment) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const names = signedNames.split(';');
  const sent = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (!sent.every((name) => names.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path.split('/').map(encodeUriOnce).join('/'),
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=', 2).map(encodeUriOnce).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedNames,
    header('x-amz-content-sha256'),
  ].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  const expected = hmac(
    key,
    ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'),
  ).toString('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}

/** Encodes every byte but the unreserved ones as `%XX`, exactly once. */
function encodeUriOnce(text: string): string {
  const bytes = Buffer.from(decodeURIComponent(text));
  return Array.from(bytes, (byte) => {
    const sign = String.fromCharCode(byte);
    return /[A-Za-z0-9._~-]/.test(sign)
      ? sign
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
