import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 6000;

/** Whether a request has been pending for a while. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && slow;
}
