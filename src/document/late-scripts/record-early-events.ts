export interface EarlyEvents {
  readonly events: Event[];
  readonly stop: AbortController;
  /** Resolved by the first event for which the scripts are worth their time. */
  readonly touch: Promise<void>;
}

declare global {
  interface Window {
    /** Clicks and changes before hydration. */
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Records what a visitor does before the scripts run, from the first part of a page that arrives.
 * Pages carry a copy of it as text: it must not use anything outside its body.
 */
export function recordEarlyEvents() {
  const events: Event[] = [];
  const stop = new AbortController();
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types)
      addEventListener(type, listener, { capture: true, signal: stop.signal });
  };
  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const touch = new Promise<void>((resolve) => {
    // A link that needs no script opens sooner without them.
    listen(['pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'change'], ({ target }) => {
      const link = linkOf(target);
      if (link === null || link.dataset.later !== undefined) resolve();
    });
  });
  listen(['click', 'change'], (event) => {
    events.push(event);
    if (event.type === 'click' && linkOf(event.target)?.dataset.later !== undefined)
      event.preventDefault();
  });
  window.earlyEvents = { events, stop, touch };
}
