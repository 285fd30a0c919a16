/** On a phone nobody sees more than about twice the pixels, but everybody waits for them. */
const PHONE = '(resolution >= 2.25dppx) 80vw, 100vw';

/** `sizes` of the first photo, which the preload in the page's head repeats. */
export function coverSizes(isOnlyItem: boolean): string {
  return isOnlyItem
    ? `(width >= 80rem) 864px, (width >= 64rem) calc(100vw - 28rem), ${PHONE}`
    : `(width >= 80rem) 568px, (width >= 64rem) calc(65vw - 18rem), (width >= 48rem) 65vw, ${PHONE}`;
}

/** Of the others: a fifth of the mosaic or, where there are fewer, half of it. */
export function furtherSizes(items: number): string {
  return items < 5
    ? `(width >= 80rem) 400px, (width >= 48rem) 45vw, ${PHONE}`
    : `(width >= 80rem) 280px, (width >= 48rem) 30vw, ${PHONE}`;
}
