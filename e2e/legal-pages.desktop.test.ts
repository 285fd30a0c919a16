import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('the privacy policy says how many months closed enquiries are kept', async ({ page }) => {
  const kept = { '': '24 months', '/pa': '24 ਮਹੀਨੇ', '/hi': '24 महीने' };
  for (const [prefix, months] of Object.entries(kept)) {
    await page.goto(`${prefix}/privacy-policy`);
    await expect(page.getByRole('main')).toContainText(months);
  }
});
