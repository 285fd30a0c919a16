import { useEffect } from 'react';
import type { EarlyEvents } from './start-when-painted.ts';

/**
 * Repeats the clicks and changes that came before hydration. Links and forms did without scripts
 * and are left alone, except links with `data-later`, which scripts handle better.
 */
export function useReplayEarlyEvents() {
  useEffect(() => {
    const { earlyEvents } = window;
    if (earlyEvents === undefined) return;
    delete window.earlyEvents;
    earlyEvents.stop.abort();
    // The scripts may have been given up, and have arrived after all.
    document.documentElement.classList.remove('unscripted');
    replay(earlyEvents.events);
  }, []);
}

function replay(events: EarlyEvents['events']) {
  for (const { type, target } of events) {
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }));
    else
      target
        .closest<HTMLElement>('[data-later], button[type="button"]:not([popovertarget])')
        ?.click();
  }
  for (const { type, target } of events) {
    if (type === 'change' && target instanceof Element) replayBlur(target);
  }
}

/** Some fields are only handled on blur. */
function replayBlur(field: Element) {
  const { activeElement } = document;
  if (!field.isConnected || field === activeElement) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}
