import { useEffect, useState } from 'react';

/** Long enough for a phone on a bad day; milliseconds. */
const SLOW_AFTER_MS = 6000;

/** Whether something that is `pending` has not come further for a while; `progress` changes when it does. */
export function useSlow(pending: boolean, progress: number | undefined): boolean {
  const [slow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the progress begins the wait anew
  useEffect(() => {
    setSlow(false);
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending, progress]);
  return pending && slow;
}
