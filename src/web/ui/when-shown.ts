/** Runs now; on a page that a browser rendered ahead, once it is shown. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
