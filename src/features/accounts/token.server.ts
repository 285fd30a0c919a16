import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a token says: a JSON Web Token (RFC 7519), so that any client can read when it ends. Times in seconds. */
const Claims = z.object({
  sub: z.string(),
  name: z.string(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
});
export type Claims = z.infer<typeof Claims>;

/** The only header that is made or taken: a token cannot choose how it is checked. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

export function signToken(claims: Claims, secret: string): string {
  const body = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** The claims of a token that was signed with this secret and has not ended, or undefined. */
export function readToken(token: string, secret: string, now: Date): Claims | undefined {
  const [header, payload, given, ...more] = token.split('.');
  if (header !== HEADER || payload === undefined || given === undefined || more.length > 0)
    return undefined;
  // Compared as text: base64 that differs in bits nobody reads would be another spelling of the same signature.
  const expected = Buffer.from(signature(`${header}.${payload}`, secret).toString('base64url'));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.exp * 1000 > now.getTime() ? claims : undefined;
}

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}
