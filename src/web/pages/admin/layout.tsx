import { Outlet } from 'react-router';
import { config } from 'zod';
import { SessionWatch } from './account/session-watch.tsx';
import { requireSession } from './guard.ts';
import './admin.css';

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
