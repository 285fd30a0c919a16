import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Back closes the dialog and stays on the page; without `onClose` it does nothing. */
export function useBackToClose(onClose: (() => void) | undefined): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose?.();
  }, [blocker, onClose]);
}
