import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { apiFetch } from '#session/api-fetch.ts';
import { sendToGoogle } from './google-analytics.ts';

/** Counts a view for the first page and for every navigation after it. */
export function usePageViews(gaMeasurementId: string | undefined): void {
  const { pathname, search } = useLocation();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    const address = `${pathname}${search}`;
    // StrictMode runs effects twice.
    if (counted.current === address) return;
    const referrer = counted.current === undefined ? document.referrer : window.location.origin;
    counted.current = address;
    whenShown(() => {
      void countView(pathname, referrer);
      if (gaMeasurementId !== undefined) sendToGoogle(gaMeasurementId, address);
    });
  }, [pathname, search, gaMeasurementId]);
}

/** A prerendered page counts once it is shown. */
function whenShown(act: () => void): void {
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
  await apiFetch('/api/PageView', request).catch(() => undefined);
}
