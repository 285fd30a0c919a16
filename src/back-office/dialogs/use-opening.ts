import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { currentSession, isValid } from '#session/session.ts';
import { ignoreNextEnter } from './ignore-next-enter.ts';

/**
 * What a page's dialog is open for; undefined while none is. `close` and `done` speak of the dialog of this rendering alone:
 * a request that ends after its dialog was closed leaves the one that was opened since as it is.
 */
export function useOpenDialog<What extends object>() {
  const [what, setWhat] = useState<What>();
  const shown = useRef<What>(undefined);
  const { revalidate } = useRevalidator();

  function show(next: What | undefined) {
    shown.current = next;
    setWhat(next);
  }
  function close() {
    if (shown.current === what) show(undefined);
  }

  /** The table reloads, unless that would lead to the log-in page and away from an open form. */
  function reload() {
    if (isValid(currentSession())) void revalidate();
  }

  return {
    what,
    /** Every opening is an object of its own. */
    open: (next: What) => show({ ...next }),
    close,
    /** Something was written, here or by somebody else. */
    reload,
    /** What the dialog was for is done. */
    done() {
      if (shown.current === what) ignoreNextEnter();
      close();
      reload();
    },
  };
}
