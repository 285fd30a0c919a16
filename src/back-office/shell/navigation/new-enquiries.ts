import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { runAfterFirstView } from '#back-office/late/when-idle.ts';
import { fetchTodayIfOld, latestToday } from '#back-office/pages/today/fetch-today.ts';
import { currentSession, isValid } from '#session/session.ts';

/** The id of the text that says how many are new. */
export const NEW_ENQUIRIES = 'new-enquiries';

/** How many nobody has answered: looked up on each page and each return, unless the page has just done so. */
export function useNewEnquiries(): number {
  const { pathname } = useLocation();
  const today = useSyncExternalStore(latestToday.subscribe, latestToday.get, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page looks anew
  useEffect(() => runAfterFirstView(look), [pathname]);
  useEffect(() => {
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return today?.newEnquiries ?? 0;
}

function look(): void {
  if (isValid(currentSession())) void fetchTodayIfOld();
}
