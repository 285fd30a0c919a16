import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeToSession } from './session.ts';

/** Who is signed in on this tab; nobody while the server renders and during the first paint. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession, () => null);
}
