import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { logInWithForm } from './log-in-with-form.ts';
import { STAFF } from './staff-account.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('shows a wrong password in the page, and clears both fields', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('User Name').fill('nobody');
  await page.getByLabel('Password').fill('nothing at all');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('alert')).toHaveText('wrong User/pwd');
  await expect(page.getByLabel('User Name')).toHaveValue('');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expectAccessible(page);
});

test('reports too many attempts and a network failure, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('User Name').fill('nobody');
  await page.getByLabel('Password').fill('nothing at all');

  await page.route('**/authenticate', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '90' }, body: '{}' }),
  );
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Too many attempts. Please try again in 2 minutes.',
  );

  await page.unroute('**/authenticate');
  await page.route('**/authenticate', (route) => route.abort());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server cannot be reached. Check your connection and try again.',
  );
  await expect(page.getByLabel('User Name')).toHaveValue('nobody');
});

test('logs in, stays logged in after a reload, and shows the way into the back-office', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  await logInWithForm(page);
  await page.reload();

  const links = isMobile
    ? page.getByRole('navigation', { name: 'Account' })
    : page.getByRole('list', { name: 'Back-office' });
  if (isMobile) await openAccountMenu(page);
  await expect(page.getByText(STAFF.userName).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Properties' })).toBeVisible();
  if (!isMobile) await links.getByRole('button', { name: 'Locations' }).click();
  await expectAccessible(page, { within: links });
  for (const [name, address] of [
    ['Properties', '/property'],
    ['Country', '/country'],
    ['State', '/state'],
    ['City', '/city'],
  ] as const) {
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await links.getByRole('link', { name: 'Country', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country List');
});

test('logs out in the browser and on the server', async ({ page, request }) => {
  await logInWithForm(page);
  const { token } = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('currentUser') ?? '{}'),
  );
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/Property?pageSize=1', { headers })).status()).toBe(200);

  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The server is told while the next page loads.
  await expect(async () => {
    expect((await request.get('/api/Property?pageSize=1', { headers })).status()).toBe(401);
  }).toPass();
});

test('refuses a password change without the old password or to a short one', async ({
  staffPage,
}) => {
  await openBackOffice(staffPage, '/country');
  await openAccountMenu(staffPage);
  await staffPage.getByRole('button', { name: 'Change password' }).click();
  const dialog = staffPage.getByRole('dialog', { name: 'Change Password' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await save.locator('..').click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    'Please fill out all the required(*) fields.',
  );
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
    /Please enter at least 12 characters/,
  );

  await dialog.getByLabel('Current password').fill('not the one');
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByLabel('Current password').focus();
  await expect(dialog.getByText('Please enter at least 12 characters.')).toBeVisible();
  await dialog.getByLabel('New password').fill('long enough to be one');
  await expectAccessible(staffPage);
  await save.click();

  const current = dialog.getByLabel('Current password');
  await expect(current).toHaveAccessibleDescription('The current password is wrong.');
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(staffPage);
  await expect(dialog.getByLabel('New password')).toHaveValue('long enough to be one');
  await current.fill('perhaps this one');
  await expect(current).toHaveAccessibleDescription('');
  await expect(save).toBeEnabled();
});

test('warns before the session ends, and renews it', async ({ staffPage }) => {
  await staffPage.clock.install();
  await openBackOffice(staffPage, '/country');
  await staffPage.getByRole('button', { name: 'Add Country' }).click();
  await staffPage.getByRole('dialog').getByLabel('Name').fill('Half a na');

  await goToBeforeEnd(staffPage, 4 * 60_000);
  const notice = staffPage.getByRole('complementary', { name: 'Session' });
  await expect(notice.getByRole('alert')).toContainText('Your session ends in');
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
  await goToBeforeEnd(staffPage, 50_000);
  await expect(notice.getByRole('alert')).toContainText('less than a minute');
  const stay = notice.getByRole('button', { name: 'Stay logged in' });
  for (let tabs = 0; tabs < 8 && !(await isFocused(stay)); tabs += 1)
    await staffPage.keyboard.press('Tab');
  await expect(stay).toBeFocused();
  await staffPage.keyboard.press('Enter');
  await expect(notice).toBeHidden();

  await staffPage.clock.fastForward('01:00:00');
  await expect(staffPage.getByRole('dialog', { name: 'Your session has ended' })).toBeHidden();
  await expect(staffPage.getByRole('dialog').getByLabel('Name')).toHaveValue('Half a na');
});

test('asks for the password over the open form when the session has ended', async ({
  staffPage,
  uniqueWord,
}) => {
  await staffPage.clock.install();
  await openBackOffice(staffPage, '/country');
  await staffPage.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(staffPage).toHaveURL(/sort=name/);
  await staffPage.getByRole('button', { name: 'Add Country' }).click();
  const form = staffPage.getByRole('dialog', { name: 'New Country' });
  await form.getByLabel('Name').fill(uniqueWord);

  await staffPage.clock.fastForward('08:01:00');
  const loginDialog = staffPage.getByRole('dialog', { name: 'Your session has ended' });
  await expect(loginDialog).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.evaluate(() => history.back());
  await loginDialog.getByLabel(/^Password/).fill('not it');
  await loginDialog.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog.getByText('wrong User/pwd')).toBeVisible();
  await loginDialog.getByLabel(/^Password/).fill(STAFF.password);
  await loginDialog.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog).toBeHidden();

  await expect(staffPage).toHaveURL(/sort=name/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByText('Data saved successfully!')).toBeVisible();
});

/** Turns the clock to as long before the end of the session, however long the journey took so far. */
async function goToBeforeEnd(page: Page, ms: number): Promise<void> {
  const left = await page.evaluate(() => {
    const { endsAt } = JSON.parse(sessionStorage.getItem('currentUser') ?? '{}');
    return endsAt - Date.now();
  });
  await page.clock.fastForward(left - ms);
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: `${STAFF.userName}, account menu` }).click();
}
