import { Outlet } from 'react-router';
import { config } from 'zod';
import { requireSession } from './shell/require-session.ts';
import { SessionWatch } from './shell/session-watch.tsx';
import './back-office.css';

// The Content-Security-Policy forbids `new Function`, with which Zod would compile its checks.
config({ jitless: true });

export const clientMiddleware = [requireSession];

export default function AdminLayout() {
  return (
    <div className="back-office">
      <Outlet />
      <SessionWatch />
    </div>
  );
}
