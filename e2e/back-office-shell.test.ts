import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { STAFF } from './staff-account.ts';
import { test } from './staff-fixtures.ts';

test('leads from every page of the back-office to every other', { tag: '@both-widths' }, async ({
  staffPage: page,
  isMobile,
}) => {
  await page.goto('/today');
  const navigation = page.getByRole('navigation', { name: 'Back-office' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Today');
  await expect(navigation.getByRole('link', { name: 'Today' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await navigation.getByRole('link', { name: 'Properties' }).click();
  await expect(heading).toHaveText('Property List');
  await navigation.getByRole('link', { name: 'Enquiries' }).click();
  await expect(heading).toHaveText('Enquiries');
  const menu = page.getByRole('navigation', { name: 'Account' });
  const more = page.getByRole('button', { name: `${STAFF.userName}, account menu` });
  for (const name of ['Country', 'State', 'City']) {
    // On phones the bottom bar has no room for the places: they are in its menu.
    const link = (isMobile ? menu : navigation).getByRole('link', { name, exact: true });
    if (!(await link.isVisible()))
      await (isMobile ? more : navigation.getByRole('button', { name: 'Locations' })).click();
    if (name === 'Country') await expectAccessible(page);
    await link.click();
    await expect(heading).toHaveText(`${name} List`);
    // On phones the list of places must not stay over the page.
    if (isMobile) await expect(link).toBeHidden();
  }

  await more.click();
  await expect(menu.getByRole('button', { name: 'Passkeys' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'DK Property & Construction, home' }).click();
  await expect(page).toHaveURL('/home');
});

test('shows every section beside the page on low screens, and the mark in their middle', async ({
  staffPage: page,
}) => {
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/country');
    const navigation = page.getByRole('navigation', { name: 'Back-office' });
    await expect(navigation.getByRole('link', { name: 'City', exact: true })).toBeInViewport();
    await expect(navigation.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    const clipped = await navigation.evaluate((bar) => bar.scrollHeight - bar.clientHeight);
    expect(clipped, `at ${height} pixels`).toBe(0);
  }
  const mark = await page.locator('.side-home svg').boundingBox();
  const bar = await page.locator('.side-bar').boundingBox();
  expect((mark?.x ?? 0) + (mark?.width ?? 0) / 2).toBeCloseTo((bar?.width ?? 0) / 2, -0.5);
});

test('leads from addresses that staff guess to their page', async ({ staffPage: page }) => {
  for (const [guess, address] of [
    ['/trash', '/property?view=trash'],
    ['/location', '/city'],
    ['/dashboard', '/today'],
    ['/import', '/property/import'],
  ] as const) {
    await page.goto(guess);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  }
  expect((await page.request.get('/no-such-page')).status()).toBe(404);
});
