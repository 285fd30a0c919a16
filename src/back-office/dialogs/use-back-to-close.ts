import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Makes Back do what a phone's Back is for: it closes the dialog and stays on the page. Without `onClose` it does nothing at all. */
export function useBackToClose(onClose: (() => void) | undefined): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose?.();
  }, [blocker, onClose]);
}
