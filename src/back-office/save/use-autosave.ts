import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 400;

/** Calls `keep` when the typing pauses, and when the page or the form is left with changes. */
export function useAutosave(
  subscribe: (onChange: () => void) => () => void,
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
