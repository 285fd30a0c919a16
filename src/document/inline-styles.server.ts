import { hashSource } from '#platform/http/inline-sources.server.ts';
import sheet from './app.css?inline';
import rules from './app.css?inline&rules';
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

/** The style sheet of a page. */
interface PageStyles {
  readonly css: Uint8Array;
  /** What the policy of the page must allow. */
  readonly hashes: readonly string[];
}

export const wholeStyles = pageStyles(sheet);

/** Leaves out what no element of the page can match: scripts bring it before they run. */
export function stylesFor(html: Buffer): PageStyles {
  return pageStyles(usedStyles(rules, html.toString('latin1')));
}

function pageStyles(text: string): PageStyles {
  const css = Buffer.from(text);
  return { css, hashes: [hashSource(css), ...LATER] };
}

/** A page of the back-office with the whole sheet. */
export function withWholeStyles(html: string) {
  const start = html.indexOf(STYLES_START);
  if (start === -1) throw new Error('The page has no place for its styles.');
  const at = start + STYLES_START.length;
  return { html: html.slice(0, at) + sheet + html.slice(at), styles: wholeStyles.hashes };
}
