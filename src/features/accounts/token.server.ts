import { sign, verify } from 'hono/jwt';
import { z } from 'zod';

/** The claims of a token, a JSON Web Token (RFC 7519), so that any client can read when it ends. Times in seconds. */
const Claims = z.object({
  sub: z.string(),
  name: z.string(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
});
export type Claims = z.infer<typeof Claims>;

/** Pinned, so that a token cannot choose how it is checked. */
const ALGORITHM = 'HS256';

/** The one spelling of a token: base64 would allow padding, and other values of the last bits of a signature. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

export function signToken(claims: Claims, secret: string): Promise<string> {
  return sign(claims, secret, ALGORITHM);
}

/** The claims of a token that was signed with this secret and has not ended, or undefined. */
export async function readToken(
  token: string,
  secret: string,
  now: Date,
): Promise<Claims | undefined> {
  if (!TOKEN.test(token)) return undefined;
  // The end is checked below, by the clock of the product. Messages of errors would carry the token.
  const payload = await verify(token, secret, { alg: ALGORITHM, exp: false, iat: false }).catch(
    () => undefined,
  );
  const claims = Claims.safeParse(payload).data;
  return claims !== undefined && claims.exp * 1000 > now.getTime() ? claims : undefined;
}
