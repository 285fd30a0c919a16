import { hashSource } from '#platform/http/inline-sources.server.ts';
import styles from './app.css?inline';
import rules from './app.css?inline&rules';
import { usedStyles } from './used-styles.server.ts';

/** Inserted by react-aria while a dialog is open on an iPhone. Any page may lead there. */
const DIALOG_STYLE = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/** Inserted by react-aria with its first control that can be pressed. */
const PRESS_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

const LATER = [DIALOG_STYLE, PRESS_STYLE].map(hashSource);

export const WHOLE_STYLES = [hashSource(styles), ...LATER];

/** Leaves out what no element of the page can match: scripts bring the whole sheet before they run. */
export function withUsedStyles(html: string): { html: string; styles: readonly string[] } {
  const used = usedStyles(rules, html);
  return { html: html.replace(styles, () => used), styles: [hashSource(used), ...LATER] };
}
