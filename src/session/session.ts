import { tokenExpiry } from '#features/accounts/token-expiry.ts';

/** Who is signed in on this tab. */
export interface Session {
  readonly userName: string;
  readonly token: string;
  /** When the token ends by this browser's clock, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Where the tab keeps it: gone when the tab is closed, there again after a reload. */
const KEY = 'currentUser';

const listeners = new Set<() => void>();
const NOBODY = 'nobody';
let current: Session | typeof NOBODY | undefined;
let refused = false;

/** The session as it was last set or restored, ended or not; null for visitors, and always on the server. */
export function currentSession(): Session | null {
  current ??= restore();
  return current === NOBODY ? null : current;
}

/** Whether the session's token has not expired. */
export function isValid(session: Session | null, now = Date.now()): session is Session {
  return session !== null && session.endsAt > now;
}

/** The token for the Authorization header; '' when nobody is signed in. */
export function currentToken(): string {
  return currentSession()?.token ?? '';
}

/** Begins or renews the session. `serverNow` is the server's time, which tokens are measured by; a phone's clock may be far off. */
export function setSession(
  { userName, token }: Pick<Session, 'userName' | 'token'>,
  serverNow = Date.now(),
): void {
  const ahead = Date.now() - serverNow;
  const endsAt = (tokenExpiry(token)?.getTime() ?? 0) + ahead;
  replace({ userName, token, endsAt });
}

/** The server no longer takes the token, or its time is over: who it was stays known, so that work can go on after a new log-in. */
export function endSession(): void {
  const session = currentSession();
  if (session !== null) replace({ ...session, token: '', endsAt: 0 });
}

/** Nobody is signed in any more. */
export function clearSession(): void {
  replace(null);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A guarded page was asked for without a session; the log-in page says so once. */
export function refuse(): void {
  refused = true;
}

/** Whether the visitor was sent here by the guard. */
export function wasRefused(): boolean {
  return refused;
}

export function forgetRefusal(): void {
  refused = false;
}

function replace(session: Session | null): void {
  current = session ?? NOBODY;
  try {
    if (session === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // A browser that stores nothing: the session lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What an earlier page of this tab left; anything that is not a living session is nobody's. */
function restore(): Session | typeof NOBODY {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSession(stored) && isValid(stored) ? stored : NOBODY;
  } catch {
    // On the server, in a browser that stores nothing, or something else's value.
    return NOBODY;
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
