import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { renderOffscreenSections } from './render-offscreen-sections.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is left out has been looked at in another state of the page, which differs in nothing else. */
interface Extent {
  /** A part of the page. */
  readonly within?: Locator;
  /** Rules of axe. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

export async function expectAccessible(page: Page, extent: Extent = {}): Promise<void> {
  await renderOffscreenSections(page);
  await stopTransitions(page);
  await waitForAnimations(page);
  await waitForDialogs(page);
  const violations = await findViolations(page, extent);
  expect
    .soft(
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      ),
    )
    .toEqual([]);
}

/** What axe finds while the page changes belongs to no state of the page: then it looks again. */
async function findViolations(page: Page, extent: Extent) {
  await loadAxe(page);
  const { within = page.locator('html'), only, without = [] } = extent;
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // Frames are of other sites.
    iframes: false,
    // It would fetch every style sheet again, for one rule; `test/style-sheets.test.ts` has that rule.
    preload: false,
  };
  for (;;) {
    const hasChanged = await watchChanges(page);
    const { violations } = await within.evaluate(
      (element, options) => window.axe.run(element, options),
      options,
    );
    if (violations.length === 0 || !(await hasChanged())) return violations;
  }
}

/** Sending its half a megabyte takes as long as looking at a small page, so a document gets it once. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
