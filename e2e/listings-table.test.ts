import { expect } from '@playwright/test';
import { openBackOffice, test } from './staff-fixtures.ts';

test('the list of listings is never cut off', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} house with a garden near the university` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);

  for (const width of [768, 820, 1024, 1280]) {
    // As high as the page: scrolling stops at whole pixels, which would cut off the rest of one.
    await page.setViewportSize({ width, height: 1400 });
    const row = page.getByRole('row', { name: uniqueWord });
    const title = row.getByRole('button', { name: uniqueWord }).first();
    await expect(title).toBeInViewport({ ratio: 1 });
    // A long title ends with dots.
    for (const button of (await row.getByRole('button').all()).slice(1)) {
      await expect(button, `at ${width} px`).toBeInViewport({ ratio: 1 });
      const hidden = await button.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    const cut = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
