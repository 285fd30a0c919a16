import type { Services } from '#services.ts';
import type { Login } from './account.ts';
import { browserAndDevice } from './device-name.ts';
import { extendSession, findSession, insertSession, type Session } from './session-store.server.ts';
import type { Staff } from './staff-store.server.ts';
import { readToken, signToken } from './token.server.ts';

type SessionServices = Pick<Services, 'db' | 'config' | 'authSecret' | 'now'>;

/** A log-in can be renewed for a week before the password is asked for again. */
const MAX_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** `userAgent` is what the browser says it is. */
export async function beginSession(
  services: SessionServices,
  staff: Staff,
  userAgent = '',
): Promise<Login> {
  const now = services.now();
  const session = await insertSession(services.db, staff.id, {
    now,
    expiresAt: end(now, services),
    device: browserAndDevice(userAgent),
  });
  return login(services, staff, session, now);
}

export async function readSession(
  services: SessionServices,
  token: string,
): Promise<{ session: Session; staff: Staff } | undefined> {
  const now = services.now();
  const claims = await readToken(token, services.authSecret, now);
  return claims && findSession(services.db, claims.jti, now);
}

/** A new token for a session. The old one stays valid until its own end: other tabs may hold it. */
export async function renewSession(
  services: SessionServices,
  staff: Staff,
  session: Pick<Session, 'id' | 'createdAt'>,
): Promise<Login> {
  const now = services.now();
  const latestEnd = new Date(
    session.createdAt.getTime() + Math.max(MAX_LIFETIME_MS, services.config.TOKEN_TTL * 1000),
  );
  const nextEnd = end(now, services);
  const expiresAt = nextEnd < latestEnd ? nextEnd : latestEnd;
  await extendSession(services.db, session.id, expiresAt);
  return login(services, staff, { ...session, expiresAt }, now);
}

function end(now: Date, { config }: SessionServices): Date {
  return new Date((seconds(now) + config.TOKEN_TTL) * 1000);
}

async function login(
  { authSecret }: SessionServices,
  staff: Staff,
  session: Pick<Session, 'id' | 'expiresAt'>,
  now: Date,
): Promise<Login> {
  const claims = {
    sub: String(staff.id),
    name: staff.userName,
    role: staff.role,
    jti: session.id,
    iat: seconds(now),
    exp: seconds(session.expiresAt),
  };
  return { userName: staff.userName, token: await signToken(claims, authSecret) };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
