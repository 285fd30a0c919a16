/** The second half of a double press comes within this time; milliseconds. */
const DOUBLE_PRESS_MS = 500;

/** A dialog that Enter has closed gives the focus back to the button that opened it, which the same press, doubled or held, would use again. */
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
