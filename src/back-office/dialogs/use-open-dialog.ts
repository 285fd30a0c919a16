import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { currentSession, isValid } from '#session/session.ts';
import { ignoreNextEnter } from './ignore-next-enter.ts';

/**
 * A page's open dialog. `close` and `done` affect only the dialog that was open when they were
 * rendered: a request that ends late must not close one that was opened since.
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

  /** Without a session it does nothing: the guard would leave the page and its open form. */
  function reload() {
    if (isValid(currentSession())) void revalidate();
  }

  return {
    what,
    // A copy: each opening has its own identity.
    open: (next: What) => show({ ...next }),
    close,
    reload,
    done() {
      if (shown.current === what) ignoreNextEnter();
      close();
      reload();
    },
  };
}
