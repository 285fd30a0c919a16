import { useEffect } from 'react';
import { Outlet, redirect } from 'react-router';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { currentSession, isValid, refuse } from '#session/session.ts';
// The root imports it later; so it is fetched with the page.
import './shell/navigation/office-navigation.tsx';
import { startIdleFetches } from './late/when-idle.ts';
import { SessionWatch } from './shell/session-watch.tsx';
import './back-office.css';

export const clientMiddleware = [requireSession];

export default function AdminLayout() {
  useEffect(startIdleFetches, []);
  return (
    <div className="back-office">
      <Outlet />
      <FirstScreenEnd />
      <SessionWatch />
    </div>
  );
}

/** Sends visitors without a valid session to the log-in page, which says why. */
function requireSession(): void {
  if (isValid(currentSession())) return;
  refuse();
  throw redirect('/login');
}
