import { hashSource } from '#http/inline-sources.server.ts';
import styles from './app.css?inline';

/** Inserted by react-aria while a dialog is open on an iPhone. Any page may lead there. */
const DIALOG_STYLE = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

export const STYLE_SOURCES = [styles, DIALOG_STYLE].map(hashSource);
