import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenShown } from '#web/ui/when-shown.ts';
import { countView } from './count-view.ts';

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
