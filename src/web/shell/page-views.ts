import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { apiFetch } from '#session/api-fetch.ts';
import { sendToGoogle } from './google-analytics.ts';

/** Counts a view for every page that is looked at: the first one and each navigation after it. */
export function usePageViews(gaMeasurementId: string | undefined): void {
  const { pathname, search } = useLocation();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const address = `${pathname}${search}`;
    // React runs effects twice in development.
    if (before.current === address) return;
    const referrer = before.current === undefined ? document.referrer : window.location.origin;
    before.current = address;
    whenLookedAt(() => {
      void countView(pathname, referrer);
      if (gaMeasurementId !== undefined) sendToGoogle(gaMeasurementId, address);
    });
  }, [pathname, search, gaMeasurementId]);
}

/** A page that a browser rendered ahead is looked at when it is shown, if ever. */
function whenLookedAt(act: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

async function countView(path: string, referrer: string): Promise<void> {
  const body = JSON.stringify(referrer === '' ? { path } : { path, referrer });
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  };
  // A view that cannot be counted is nothing a visitor could mend.
  await apiFetch('/api/PageView', request).catch(() => undefined);
}
