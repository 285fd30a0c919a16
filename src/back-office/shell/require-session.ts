import { redirect } from 'react-router';
import { currentSession, isValid, refuse } from '#session/session.ts';

/** Stands before everything in this folder: without a session that lasts, the log-in page says why nothing was shown. */
export function requireSession(): void {
  if (isValid(currentSession())) return;
  refuse();
  throw redirect('/login');
}
