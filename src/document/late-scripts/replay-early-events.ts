import { useEffect } from 'react';
import type { EarlyEvents } from './record-early-events.ts';

/**
 * Repeats the clicks and changes that came before hydration. Links and forms did without scripts
 * and are left alone, except what has `data-later`: its handlers do more.
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
  for (const { type, target, eventPhase } of events) {
    if (!(target instanceof Element) || !target.isConnected) continue;
    // React hydrates within an event, too, and then handles it itself.
    if (eventPhase !== Event.NONE) continue;
    if (type === 'change') replayChange(target);
    else replayClick(target);
  }
  for (const { type, target } of events) {
    if (type === 'change' && target instanceof Element) replayBlur(target);
  }
}

function replayChange(field: Element) {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function replayClick(target: Element) {
  const control = target.closest<HTMLElement>(
    '[data-later], button[type="button"]:not([popovertarget])',
  );
  // The browser has opened its popover.
  if (control?.hasAttribute('popovertarget'))
    control.addEventListener('click', (event) => event.preventDefault(), { once: true });
  if (control !== null) clickUncounted(control);
}

/** A tap was counted when it was pressed. */
function clickUncounted(control: HTMLElement) {
  const { tap } = control.dataset;
  delete control.dataset.tap;
  control.click();
  if (tap !== undefined) control.dataset.tap = tap;
}

/** Some fields are only handled on blur. */
function replayBlur(field: Element) {
  const { activeElement } = document;
  if (!field.isConnected || field === activeElement) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
}
