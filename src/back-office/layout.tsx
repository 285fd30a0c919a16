import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
// The root imports it later; so it is fetched with the page.
import './shell/navigation/office-navigation.tsx';
import { startIdleFetches } from './late/when-idle.ts';
import { requireSession } from './shell/require-session.ts';
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
