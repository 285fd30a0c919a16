import { useEffect } from 'react';

declare global {
  interface Window {
    /** Clicks and choices that came before the scripts did; see `startScriptsLater`. */
    earlyEvents?: { events: { type: string; target: EventTarget | null }[]; stop: AbortController };
  }
}

/**
 * Lets what was clicked or chosen before the scripts were there happen now. Links and forms needed no script and are left
 * alone, except those that a script does better (`data-later`).
 */
export function useEarlyEvents() {
  useEffect(() => {
    const early = window.earlyEvents;
    if (early === undefined) return;
    delete window.earlyEvents;
    early.stop.abort();
    // They came after all, later than anybody waits.
    document.documentElement.classList.remove('unscripted');
    for (const { type, target } of early.events) {
      if (target instanceof Element) happen(type, target);
    }
    for (const { type, target } of early.events) {
      if (type === 'change' && target instanceof Element) leave(target);
    }
  }, []);
}

function happen(type: string, target: Element) {
  if (!target.isConnected) return;
  if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }));
  else
    target
      .closest<HTMLElement>('[data-later], button[type="button"]:not([popovertarget])')
      ?.click();
}

/** A field that was left again by now: some wait for that. */
function leave(field: Element) {
  const { activeElement } = document;
  if (!field.isConnected || field === activeElement) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}
