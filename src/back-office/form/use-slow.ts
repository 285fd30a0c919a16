import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 6000;

/** Whether a pending request has made no progress for a while. */
export function useSlow(pending: boolean, progress: number | undefined): boolean {
  const [slow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress restarts the timer
  useEffect(() => {
    setSlow(false);
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending, progress]);
  return pending && slow;
}
