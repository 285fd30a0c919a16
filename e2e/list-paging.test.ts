import { expect } from '@playwright/test';
import { openBackOffice, test } from './staff-fixtures.ts';

test('scrolls to the top of the next page of a list', async ({ staffPage: page }) => {
  await openBackOffice(page, '/property');
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.waitForURL(/page=2/);
  const heading = page.getByRole('heading', { name: 'Property List' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add Property' })).toBeInViewport();
});
