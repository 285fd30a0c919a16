import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { renderOffscreenSections } from './render-offscreen-sections.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page): Promise<void> {
  await renderOffscreenSections(page);
  await stopTransitions(page);
  await waitForAnimations(page);
  await waitForDialogs(page);
  const violations = await findViolations(page);
  expect
    .soft(
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      ),
    )
    .toEqual([]);
}

/** What axe finds while the page changes belongs to no state of the page: then it looks again. */
async function findViolations(page: Page) {
  // Legacy mode skips frames of other sites, which halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  axe.withTags(RULES);
  for (;;) {
    const hasChanged = await watchChanges(page);
    const { violations } = await axe.analyze();
    if (violations.length === 0 || !(await hasChanged())) return violations;
  }
}

/** Tells whether elements have come or gone, or attributes have changed, since now. */
async function watchChanges(page: Page): Promise<() => Promise<boolean>> {
  const changed = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    new MutationObserver((changes) => {
      seen.count += changes.length;
    }).observe(document, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  return () => changed.evaluate(({ count }) => count > 0);
}

/** A toast that begins to fade while axe is looking has too little contrast for a moment. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition-duration: 0s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** While a dialog is still moving, axe checks the page behind it. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.getAnimations().filter(
      (animation) =>
        // One that follows scrolling never ends.
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
    await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
  });
}

/** react-aria keeps a dialog transparent until the keyboard of a phone has had the time to open. */
async function waitForDialogs(page: Page): Promise<void> {
  await expect(async () => {
    const opacities = await page
      .locator('.modal-overlay, .modal-overlay > *')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));
    expect(opacities).not.toContain('0');
  }).toPass();
}
