import { useEffect, useRef } from 'react';
import { apiFetch } from '#session/api-fetch.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { whenShown } from '#web/ui/when-shown.ts';

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
      if (gaMeasurementId !== undefined) tellGoogle(gaMeasurementId, address);
    });
  }, [pathname, search, gaMeasurementId]);
}

/** Loads the code only where Google Analytics is switched on. */
function tellGoogle(measurementId: string, address: string): void {
  import('#web/analytics/google-analytics.ts').then(
    ({ sendToGoogle }) => sendToGoogle(measurementId, address),
    () => undefined,
  );
}

/** Longer than an overload usually takes; spread, so that browsers do not come back together. */
const RETRY_AFTER_MS = [2000, 8000, 30_000];

/** Counts a view of a page; sends it again while the server has no room for it. */
export async function countView(
  path: string,
  referrer: string,
  send: typeof apiFetch = apiFetch,
): Promise<void> {
  const body = JSON.stringify(referrer === '' ? { path } : { path, referrer });
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  };
  for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
    const response = await send('/api/PageView', request).catch(() => undefined);
    if (response?.status !== 503 || retryAfterMs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs * (1 + Math.random())));
  }
}
