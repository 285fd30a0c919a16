import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button that discards what was typed. A field that loses the focus says what
 * is wrong with it, which would move the button from under the pointer before it is released.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
