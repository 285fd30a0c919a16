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
  for (const name of ['Country', 'State', 'City']) {
    const link = navigation.getByRole('link', { name, exact: true });
    if (!(await link.isVisible()))
      await navigation.getByRole('button', { name: 'Locations' }).click();
    if (name === 'Country') await expectAccessible(page);
    await link.click();
    await expect(heading).toHaveText(`${name} List`);
    // On phones the list of places must not stay over the page.
    if (isMobile) await expect(link).toBeHidden();
  }

  await page.getByRole('button', { name: `${STAFF.userName}, account menu` }).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.getByRole('button', { name: 'Passkeys' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'DK Property & Construction, home' }).click();
  await expect(page).toHaveURL('/home');
});
