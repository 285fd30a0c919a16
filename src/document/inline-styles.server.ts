import { hashSource } from '#platform/http/inline-sources.server.ts';
import styles from './app.css?inline';
import rules from './app.css?inline&rules';
import { toByteText } from './byte-text.server.ts';
import { STYLES_START } from './inline-styles.tsx';
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

interface StyledPage {
  readonly html: string;
  /** What its policy must allow. */
  readonly styles: readonly string[];
}

export function withWholeStyles(html: string): StyledPage {
  return withStyles(html, styles);
}

/** Leaves out what no element of the page can match: scripts bring it before they run. */
export function withUsedStyles(html: string): StyledPage {
  return withStyles(html, usedStyles(rules, html));
}

function withStyles(html: string, css: string): StyledPage {
  const start = html.indexOf(STYLES_START);
  if (start === -1) throw new Error('The page has no place for its styles.');
  const at = start + STYLES_START.length;
  return {
    html: html.slice(0, at) + toByteText(css) + html.slice(at),
    styles: [hashSource(css), ...LATER],
  };
}
