export interface EarlyEvents {
  readonly events: { readonly type: string; readonly target: EventTarget | null }[];
  readonly stop: AbortController;
}

declare global {
  interface Window {
    /** Clicks and changes before hydration. */
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Waits for the first photo or the first touch, then preloads `modules` and calls `start`.
 * `deferScripts` copies it into the page as text, so it must not use anything outside its body.
 */
export async function startWhenPainted(modules: readonly string[], start: () => Promise<unknown>) {
  const PHOTO_TIMEOUT_MS = 3000;
  const SCRIPTS_TIMEOUT_MS = 6000;

  const events: EarlyEvents['events'] = [];
  const stop = new AbortController();
  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-later]') : null;

  const firstTouch = new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, resolve, { once: true, capture: true });
  });
  const photo = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const painted = async () => {
    if (photo !== null && !photo.complete)
      await new Promise((resolve) => {
        photo.onload = photo.onerror = resolve;
      });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };
  // Makes the page work without scripts. They may still arrive later and take over.
  const giveUp = () => {
    if (window.earlyEvents === undefined) return;
    stop.abort();
    document.documentElement.classList.add('unscripted');
    const link = events
      .map(({ type, target }) => (type === 'click' ? linkOf(target) : null))
      .findLast((clicked) => clicked !== null);
    if (link === undefined || link === null) return;
    events.length = 0;
    location.assign(link.href);
  };

  window.earlyEvents = { events, stop };
  for (const type of ['click', 'change']) {
    const record = (event: Event) => {
      events.push({ type, target: event.target });
      if (type === 'click' && linkOf(event.target) !== null) event.preventDefault();
    };
    addEventListener(type, record, { capture: true, signal: stop.signal });
  }
  await Promise.race([
    painted(),
    firstTouch,
    new Promise((resolve) => setTimeout(resolve, PHOTO_TIMEOUT_MS)),
  ]);
  setTimeout(giveUp, SCRIPTS_TIMEOUT_MS);
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  try {
    await start();
  } catch (error) {
    giveUp();
    throw error;
  }
}
