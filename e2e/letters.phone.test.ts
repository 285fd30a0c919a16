import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

/** Longer than a browser leaves text unseen for a font, shorter than it would take one in. */
const LATE = 700;
/** A line that breaks elsewhere moves more than this. */
const UNSEEN = 0.01;

for (const language of LANGUAGE_CODES)
  test(`a first visit in ${language} ends in the site's own letters, and nothing moves`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', async (route) => {
      await setTimeout(LATE);
      await route.continue();
    });
    await watchLayoutShifts(page);
    await page.goto(addressIn(language, '/home'));
    await page.evaluate(() => document.fonts.ready);

    await expect.poll(() => fontsOf(page, 'h1')).not.toContain('of the system');
    await expect.poll(() => fontsOf(page, 'main .spoken-price')).toContain('of the site');
    const moved = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
    expect(moved).toBeLessThan(UNSEEN);
  });

/** Where the fonts come from in which the element is painted. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => (isCustomFont ? 'of the site' : 'of the system'));
}
