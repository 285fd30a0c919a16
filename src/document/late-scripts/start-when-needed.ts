export interface ScriptSettings {
  /** The addresses of modules that run before it. */
  readonly parts: readonly string[];
  /** The module that runs last, and starts the page. */
  readonly entry: string;
  /** All rules for classes. The page has those of what it shows. */
  readonly sheet: string;
  /** Of what a browser may have stored that pages show. */
  readonly storageKeys: readonly string[];
}

/**
 * Fetches the scripts when the first photo is painted, and runs them, one at a time, at the first
 * touch, key, focus or scroll, or when there was none for a while. A page that has more to show than
 * its HTML does not wait: one with `data-needs-scripts`, for a browser that has stored something,
 * reloaded or come back to.
 * Pages carry a copy of it as text, so it must not use anything outside its body.
 */
export async function startWhenNeeded({ parts, entry, sheet, storageKeys }: ScriptSettings) {
  const PHOTO_TIMEOUT_MS = 3000;
  const IDLE_MS = 2000;
  const SCRIPTS_TIMEOUT_MS = 6000;

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { earlyEvents } = window;
  if (earlyEvents === undefined) return void (await import(/* @vite-ignore */ entry));
  const { events, stop, touch } = earlyEvents;
  const photo = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const painted = async () => {
    if (photo !== null && !photo.complete)
      await new Promise((resolve) => {
        photo.onload = photo.onerror = resolve;
      });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };
  const needsScripts = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
      return true;
    try {
      if (storageKeys.some((key) => key in sessionStorage || key in localStorage)) return true;
    } catch {
      // Without storage nothing is stored.
    }
    return document.querySelector('[data-needs-scripts]') !== null;
  };
  // Makes the page work without scripts. They may still arrive later and take over.
  const giveUp = () => {
    if (window.earlyEvents === undefined) return;
    stop.abort();
    document.documentElement.classList.add('unscripted');
    const clicked = events.findLast(
      ({ type, defaultPrevented }) => type === 'click' && defaultPrevented,
    );
    const link =
      clicked?.target instanceof Element &&
      clicked.target.closest<HTMLAnchorElement>('a[data-later]');
    if (!link) return;
    events.length = 0;
    location.assign(link.href);
  };

  // Scripts that have started count the view themselves.
  const countView = () => {
    const { pathname: path } = location;
    const referrer = document.referrer || undefined;
    void fetch('/api/PageView', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path, referrer }),
      keepalive: true,
    });
  };
  addEventListener('pagehide', countView, { signal: stop.signal });
  await Promise.race([painted(), touch, wait(PHOTO_TIMEOUT_MS)]);
  const addLink = (link: Partial<HTMLLinkElement>) => {
    document.head.append(Object.assign(document.createElement('link'), link));
  };
  for (const href of [...parts, entry]) {
    addLink({ rel: 'modulepreload', href });
    await wait(0);
  }
  addLink({ rel: 'preload', as: 'style', href: sheet });
  if (!needsScripts()) await Promise.race([touch, wait(IDLE_MS)]);
  setTimeout(giveUp, SCRIPTS_TIMEOUT_MS);
  const isStyled = new Promise<boolean>((resolve) => {
    addLink({
      rel: 'stylesheet',
      href: sheet,
      onload: () => resolve(true),
      onerror: () => resolve(false),
    });
  });
  try {
    for (const href of parts) {
      await import(/* @vite-ignore */ href);
      await wait(0);
    }
    if (!(await isStyled)) throw new Error('The style sheet could not be fetched.');
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    giveUp();
    throw error;
  }
}
