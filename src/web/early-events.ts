import { useEffect } from 'react';

declare global {
  interface Window {
    /** Clicks and choices that came before the scripts did; see `startScriptsLater`. */
    earlyEvents?: { events: { type: string; target: EventTarget | null }[]; stop: AbortController };
  }
}

/** Lets what was clicked or chosen before the scripts were there happen now. Links and forms needed no script and are left alone. */
export function useEarlyEvents() {
  useEffect(() => {
    const early = window.earlyEvents;
    if (early === undefined) return;
    delete window.earlyEvents;
    early.stop.abort();
    for (const { type, target } of early.events) {
      if (!(target instanceof Element) || !target.isConnected) continue;
      if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }));
      else target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')?.click();
    }
  }, []);
}
