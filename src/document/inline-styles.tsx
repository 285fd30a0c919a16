/**
 * Inline CSS saves a request before the first paint. The server inserts it when it knows the page, and
 * browsers read it back.
 */
export function InlineStyles() {
  const css = import.meta.env.SSR
    ? ''
    : (document.querySelector('style[data-app]')?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style data-app="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

/** What `InlineStyles` writes into a page, around the styles. */
export const STYLES_START = '<style data-app="">';
export const STYLES_END = '</style>';
