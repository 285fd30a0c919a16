import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/database/database.server.ts';

interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;

/** Passkeys belong to a domain, and an address of the own machine is none: there it is localhost. */
export function relyingParty(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** The WebAuthn user handle: no name, and the same for all passkeys of an account. */
export function userHandleOf({ id }: { id: number }): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** Loaded with the first passkey: it takes 27 MB and 0.2 s. */
export function webAuthn() {
  return import('@simplewebauthn/server');
}

const CHALLENGE_SECONDS = 5 * 60;

const ID_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;

export interface Challenge {
  readonly id: string;
  readonly expiresAt: Date;
}

/** Signed instead of stored, so that asking for one costs nothing. `purpose`: what it is good for. */
export function createChallenge(purpose: string, secret: string, now: Date): string {
  const expiry = Buffer.alloc(TIME_BYTES);
  expiry.writeUIntBE(now.getTime() + CHALLENGE_SECONDS * 1000, 0, TIME_BYTES);
  const signed = Buffer.concat([randomBytes(ID_BYTES), expiry]);
  return Buffer.concat([signed, mac(purpose, signed, secret)]).toString('base64url');
}

/** Undefined when it was not made here for this purpose, or has expired. */
export function openChallenge(
  challenge: string,
  purpose: string,
  secret: string,
  now: Date,
): Challenge | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== ID_BYTES + TIME_BYTES + MAC_BYTES) return undefined;
  const signed = bytes.subarray(0, -MAC_BYTES);
  if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), mac(purpose, signed, secret))) return undefined;
  const expiresAt = new Date(signed.readUIntBE(ID_BYTES, TIME_BYTES));
  if (expiresAt <= now) return undefined;
  return { id: signed.subarray(0, ID_BYTES).toString('base64url'), expiresAt };
}

function mac(purpose: string, signed: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(`passkey ${purpose}\0`).update(signed).digest();
}

/** False when it was used before. Only for what has been verified: others must not fill the table. */
export async function useChallenge(
  db: Db,
  { id, expiresAt }: Challenge,
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', now.toISOString()).execute();
  const row = await db
    .insertInto('used_challenge')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
