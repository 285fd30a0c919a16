import { hashSource } from '#platform/http/inline-sources.server.ts';
import styles from './app.css?inline';

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

export const STYLE_SOURCES = [styles, DIALOG_STYLE, PRESS_STYLE].map(hashSource);
