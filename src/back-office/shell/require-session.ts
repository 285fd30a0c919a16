import { redirect } from 'react-router';
import { currentSession, isValid, refuse } from '#session/session.ts';

/** Client middleware: sends visitors without a valid session to the log-in page, which says why. */
export function requireSession(): void {
  if (isValid(currentSession())) return;
  refuse();
  throw redirect('/login');
}
