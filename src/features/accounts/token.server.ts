import { sign, verify } from 'hono/jwt';
import { z } from 'zod';
import { ROLES } from '#platform/http/permission.ts';

/** A JSON Web Token, RFC 7519. Times in seconds. */
const Claims = z.object({
  sub: z.string(),
  name: z.string(),
  /** For the browser; the session knows what holds. */
  role: z.enum(ROLES).optional(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
});
export type Claims = z.infer<typeof Claims>;

/** Pinned: a token must not choose how it is checked. */
const ALGORITHM = 'HS256';

/** Base64 with padding, or with other unused bits at the end of the signature, is refused. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

export function signToken(claims: Claims, secret: string): Promise<string> {
  return sign(claims, secret, ALGORITHM);
}

export async function readToken(
  token: string,
  secret: string,
  now: Date,
): Promise<Claims | undefined> {
  if (!TOKEN.test(token)) return undefined;
  // The product's clock decides below. Error messages contain the token: none is passed on.
  const payload = await verify(token, secret, { alg: ALGORITHM, exp: false, iat: false }).catch(
    () => undefined,
  );
  const claims = Claims.safeParse(payload).data;
  return claims !== undefined && claims.exp * 1000 > now.getTime() ? claims : undefined;
}
