import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawEverything } from './render-offscreen-sections.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds wrong with the page as it is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await drawEverything(page);
  await standStill(page);
  // Frames of other sites are not ours to judge; leaving them out halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(RULES).analyze();
  expect
    .soft(
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      ),
    )
    .toEqual([]);
}

/** A dialog that is still coming in is not yet seen as one, and the page behind it is judged instead. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
}
