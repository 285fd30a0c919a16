import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './house-fixtures.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

/** A heading that takes its second font, or a line more in one of the cards. */
const HARDLY_SEEN = 0.01;
const STEP_PX = 500;

/** Scrolls to the end, with a pause in which rows that came near are rendered. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += STEP_PX) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
}

for (const language of ['', '/pa'])
  for (const kept of [true, false])
    test(`nothing moves on ${language}/ under somebody who scrolls ${kept ? 'before' : 'while'} the scripts run`, {
      tag: '@both-widths',
    }, async ({ page, insertListing }) => {
      const { slug } = await insertListing();
      await watchLayoutShifts(page);
      if (kept) await holdScripts(page);
      for (const address of [`${language}/`, `${language}/property-details/${slug}`]) {
        await page.goto(address);
        await scrollThrough(page);
        const shifts = await layoutShifts(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(HARDLY_SEEN);
      }
    });
