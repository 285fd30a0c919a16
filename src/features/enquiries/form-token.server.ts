import { createHmac, timingSafeEqual } from 'node:crypto';

/** Nobody reads a form and fills in two fields in less. */
const MIN_AGE_MS = 2000;
/** Longer than a phone keeps what it could not send. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Says when a form was given out, signed. */
export function createFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signature(secret, time)}`;
}

export function checkFormToken(
  secret: string,
  token: string,
  now: Date,
): 'forged' | 'young' | 'ok' {
  const [time = '', sign = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, time));
  const given = Buffer.from(sign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  const ageMs = now.getTime() - Number.parseInt(time, 36);
  if (ageMs > MAX_AGE_MS) return 'forged';
  return ageMs < MIN_AGE_MS ? 'young' : 'ok';
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`enquiry form\0${time}`).digest('base64url');
}
