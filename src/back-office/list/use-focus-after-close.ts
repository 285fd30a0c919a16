import { useEffect, useRef } from 'react';

/**
 * Focuses the page's heading when the control that was used last has gone, e.g. with its row.
 * A dialog that closes gives the focus back by itself (react-aria) to what had it before.
 */
export function useFocusAfterClose(isCovered: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastUsed = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) lastUsed.current = target;
    };
    // Safari does not focus a button that is clicked.
    const focusClicked = ({ target }: Event) => {
      if (target instanceof Element) target.closest<HTMLElement>('a, button')?.focus();
    };
    const rows = new MutationObserver(() => focusIfLost(lastUsed.current, heading.current));
    rows.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('click', focusClicked, true);
    return () => {
      rows.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('click', focusClicked, true);
    };
  }, []);

  useEffect(() => {
    if (!isCovered) focusIfLost(lastUsed.current, heading.current);
  }, [isCovered]);

  return { page, heading };
}

function focusIfLost(lastUsed: HTMLElement | undefined, heading: HTMLElement | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && lastUsed?.isConnected === false) heading?.focus();
}
