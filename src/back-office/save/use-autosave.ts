import { useEffect, useEffectEvent } from 'react';

/** Long enough for the next key; milliseconds. */
const PAUSE_MS = 400;

/** Keeps a form's draft while it is typed in, and once more when the page is left. `subscribe` tells of every change. */
export function useAutosave(
  subscribe: (changed: () => void) => () => void,
  keep: () => void,
): void {
  const keepNow = useEffectEvent(keep);
  const listen = useEffectEvent(subscribe);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keepNow();
    };
    const unsubscribe = listen(() => {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}
