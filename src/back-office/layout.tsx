import { Outlet } from 'react-router';
import { config } from 'zod';
import { requireSession } from './shell/require-session.ts';
import { SessionWatch } from './shell/session-watch.tsx';
import './back-office.css';

// Zod would compile its checks with `new Function`, which the page's Content-Security-Policy forbids.
config({ jitless: true });

export const clientMiddleware = [requireSession];

/** What every screen of the back-office stands in; the server, which knows no session, sends it empty. */
export default function AdminLayout() {
  return (
    <>
      <Outlet />
      <SessionWatch />
    </>
  );
}
