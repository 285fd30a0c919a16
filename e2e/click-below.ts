import type { Locator } from '@playwright/test';

/**
 * Clicks what stands far below. Results near the screen are rendered in the frame after a scroll, and
 * move what is below them: a hand comes later than that, a click of a test in the middle of it.
 */
export async function clickBelow(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}
