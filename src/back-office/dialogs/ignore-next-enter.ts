const DOUBLE_PRESS_MS = 500;

/** Keeps a double or held Enter that has closed a dialog from opening it again. */
export function ignoreNextEnter(): void {
  const over = new AbortController();
  setTimeout(() => over.abort(), DOUBLE_PRESS_MS);
  const ignore = (event: KeyboardEvent) => {
    const isInPage =
      event.target instanceof Element && event.target.closest('[role=dialog]') === null;
    if (event.key === 'Enter' && isInPage) event.preventDefault();
  };
  addEventListener('keydown', ignore, { capture: true, signal: over.signal });
}
