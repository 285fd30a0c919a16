import { useEffect, useRef } from 'react';

/** A dialog leaves the page unreachable for a moment after it has closed; frames. */
const PATIENCE = 30;

/**
 * Where the focus goes when what had it is gone: to the heading when it was a row or a notice of the page; back to where it was when
 * it was the dialog that has covered the page.
 */
export function useFocusAfterClose(covered: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    // Safari does not focus a button that is clicked.
    const note = ({ target }: Event) => {
      const used =
        target instanceof Element && target.closest<HTMLElement>('a, button, input, [tabindex]');
      if (used) last.current = used;
    };
    const watch = new MutationObserver(
      () => last.current?.isConnected === false && isLost() && heading.current?.focus(),
    );
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('click', note, true);
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('click', note, true);
    };
  }, []);

  const wasCovered = useRef(covered);
  useEffect(() => {
    if (wasCovered.current === covered) return;
    wasCovered.current = covered;
    if (covered) return;
    let frame = 0;
    let tries = 0;
    const giveBack = () => {
      if (isLost()) (last.current?.isConnected ? last.current : heading.current)?.focus();
      tries += 1;
      if (tries < PATIENCE) frame = requestAnimationFrame(giveBack);
    };
    frame = requestAnimationFrame(giveBack);
    return () => cancelAnimationFrame(frame);
  }, [covered]);

  return { page, heading };
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
