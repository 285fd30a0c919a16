const PAUSE_MS = 150;

let rendered = Promise.resolve();

/**
 * Renders sections that stand far below the screen, one after the other: somebody who scrolls fast
 * on a slow phone, and a picture of the whole page, find no gaps.
 */
export function renderLater(section: HTMLElement | null): void {
  rendered = rendered
    .then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)))
    .then(() => section?.classList.add('rendered'));
}
