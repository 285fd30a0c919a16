import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

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
