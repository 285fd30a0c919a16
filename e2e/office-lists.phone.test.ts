import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 };

test('lists of places, buyers and staff are rows of two lines', async ({
  staffPage: page,
  staff,
  uniqueWord,
}) => {
  const buyer = { phone: '+919876500009', wants: { propertyType: 200 }, language: 'pa' };
  await staff.request.post('/api/Buyer', { data: { ...buyer, name: uniqueWord } });
  for (const address of ['/city', '/state', '/country', `/buyers?search=${uniqueWord}`, '/staff']) {
    await openBackOffice(page, address);
    const { height } = await boxOf(page.locator('tbody tr').first());
    expect(height, address).toBeLessThanOrEqual(80);
    await expectAccessible(page);
    if (address.startsWith('/buyers'))
      await expect(page.getByRole('link', { name: '+91 98765 00009' })).toBeVisible();
  }
});

test('a search without a hit says how to go on, and no pages are offered', async ({
  staffPage: page,
  uniqueWord,
}) => {
  await openBackOffice(page, `/city?search=${uniqueWord}`);
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the settings are saved above the bottom bar', async ({ staffPage: page }) => {
  await page.goto('/settings');
  const save = await boxOf(page.getByRole('button', { name: 'Save' }));
  const bar = await boxOf(page.getByRole('navigation', { name: 'Back-office' }));
  expect(save.height).toBeGreaterThan(0);
  expect(save.y + save.height).toBeLessThanOrEqual(bar.y);
});
