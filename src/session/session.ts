import { tokenExpiry, tokenRole } from '#features/accounts/token-expiry.ts';
import type { Role } from '#platform/http/permission.ts';
import { createStore } from '#platform/ui/store.ts';

/** Who is signed in on this tab. */
export interface Session {
  readonly userName: string;
  readonly role: Role;
  readonly token: string;
  /** When the token expires by this browser's clock, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Of the session in the tab's storage. */
export const SESSION_KEY = 'currentUser';

/** In the tab's storage, after a guarded page was opened without a session. */
const REFUSED_KEY = 'refused';

const store = createStore(restore());

/** The last session, expired or not; null for visitors, and always null on the server. */
export const currentSession = store.get;

export const subscribeToSession = store.subscribe;

export function isValid(session: Session | null, now = Date.now()): session is Session {
  return session !== null && session.endsAt > now;
}

export function currentToken(): string {
  return currentSession()?.token ?? '';
}

/** Starts or renews the session. `serverNow` corrects for a device with a wrong clock. */
export function setSession(
  { userName, token }: Pick<Session, 'userName' | 'token'>,
  serverNow = Date.now(),
): void {
  const clockAheadMs = Date.now() - serverNow;
  const endsAt = (tokenExpiry(token)?.getTime() ?? 0) + clockAheadMs;
  replace({ userName, role: tokenRole(token), token, endsAt });
}

/** Drops the token but keeps the user name, so that the same person can log in again and go on. */
export function endSession(): void {
  const session = currentSession();
  if (session !== null) replace({ ...session, token: '', endsAt: 0 });
}

export function clearSession(): void {
  replace(null);
}

/** Notes that a guarded page was opened without a session, for the log-in page to say so. */
export function refuse(): void {
  try {
    sessionStorage.setItem(REFUSED_KEY, 'yes');
  } catch {
    // Without storage the log-in page does not say why it is shown.
  }
}

/** Whether that was so, once. */
export function takeRefusal(): boolean {
  try {
    const refused = sessionStorage.getItem(REFUSED_KEY) !== null;
    sessionStorage.removeItem(REFUSED_KEY);
    return refused;
  } catch {
    return false;
  }
}

function replace(session: Session | null): void {
  try {
    if (session === null) sessionStorage.removeItem(SESSION_KEY);
    else sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Without storage the session lasts as long as the page.
  }
  store.set(session);
}

function restore(): Session | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
    return isSession(stored) && isValid(stored)
      ? { ...stored, role: tokenRole(stored.token) }
      : null;
  } catch {
    // No storage (the server, some browsers), or a value that is not JSON.
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const session: Partial<Record<keyof Session, unknown>> = value;
  return (
    typeof session.userName === 'string' &&
    typeof session.token === 'string' &&
    typeof session.endsAt === 'number'
  );
}
