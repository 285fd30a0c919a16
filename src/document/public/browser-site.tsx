import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useReplayEarlyEvents } from '#document/late-scripts/replay-early-events.ts';
import { NavigationContext } from '#web/navigation/navigation.ts';
import { LocationContext } from '#web/navigation/page-location.ts';
import type { Shown } from '#web/pages/views.tsx';
import { Site } from '#web/site/site.tsx';
import type { SiteData } from '#web/site/site-data.ts';
import { createSiteHistory } from '#web/site/site-history.ts';

interface BrowserSiteProps extends SiteData {
  render: (shown: Shown) => ReactNode;
}

/** The site in a browser, where results take the place of others. */
export function BrowserSite({ page: first, frame, render }: BrowserSiteProps) {
  const [siteHistory] = useState(() => createSiteHistory(first));
  const visit = useSyncExternalStore(
    siteHistory.subscribe,
    siteHistory.current,
    siteHistory.current,
  );
  const { page, location, pending, failures, scrollY } = visit;
  useReplayEarlyEvents();
  useEffect(() => siteHistory.start(), [siteHistory]);
  useLayoutEffect(() => {
    if (page !== first) scrollTo({ top: scrollY, behavior: 'instant' });
  }, [page, first, scrollY]);
  const navigation = useMemo(
    () => ({ pending, failures, navigate: siteHistory.navigate, addEntry: siteHistory.addEntry }),
    [pending, failures, siteHistory],
  );
  return (
    <LocationContext value={location}>
      <NavigationContext value={navigation}>
        <Site frame={frame} shown={page} render={render} />
      </NavigationContext>
    </LocationContext>
  );
}
