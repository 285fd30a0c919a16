import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { STAFF } from './staff-account.ts';
import { logInByHand, openList, test } from './staff-fixtures.ts';

test('a wrong password is refused in the page, and both fields are cleared', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('User Name').fill('nobody');
  await page.getByLabel('Password').fill('nothing at all');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('alert')).toHaveText('wrong User/pwd');
  await expect(page.getByLabel('User Name')).toHaveValue('');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expectAccessible(page);
});

test('too many attempts and a dead network are told, and nothing typed is lost', async ({
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

test('who logs in comes home, stays logged in after a reload, and finds the menu', async ({
  page,
}) => {
  await logInByHand(page);
  await page.reload();

  await openAccountMenu(page);
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.getByText(STAFF.userName)).toBeVisible();
  await expectAccessible(page);
  for (const [name, address] of [
    ['Properties', '/property'],
    ['Country', '/country'],
    ['State', '/state'],
    ['City', '/city'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await menu.getByRole('link', { name: 'Country', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country List');
});

test('who logs out is a visitor again, for the server too', async ({ page, request }) => {
  await logInByHand(page);
  const { token } = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('currentUser') ?? '{}'),
  );
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/Property?pageSize=1', { headers })).status()).toBe(200);

  await openAccountMenu(page);
  const loggedOut = page.waitForResponse('**/api/Acount/logout');
  await page.getByRole('link', { name: 'Logout' }).click();
  await loggedOut;

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await request.get('/api/Property?pageSize=1', { headers })).status()).toBe(401);
});

test('a password is not changed without the old one, nor to a short one', async ({ office }) => {
  await openList(office, '/country');
  await openAccountMenu(office);
  await office.getByRole('button', { name: 'Change password' }).click();
  const dialog = office.getByRole('dialog', { name: 'Change Password' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();

  await dialog.getByLabel('Current password').fill('not the one');
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByLabel('Current password').focus();
  await expect(dialog.getByText('Please enter at least 8 characters.')).toBeVisible();
  await dialog.getByLabel('New password').fill('long enough to be one');
  await expectAccessible(office);
  await save.click();

  const current = dialog.getByLabel('Current password');
  await expect(current).toHaveAccessibleDescription('The current password is wrong.');
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(office);
  await expect(dialog.getByLabel('New password')).toHaveValue('long enough to be one');
  await current.fill('perhaps this one');
  await expect(current).toHaveAccessibleDescription('');
  await expect(save).toBeEnabled();
});

test('a session that is about to end says so and is renewed', async ({ office }) => {
  await office.clock.install();
  await openList(office, '/country');
  await office.getByRole('button', { name: 'Add Country' }).click();
  await office.getByRole('dialog').getByLabel('Name').fill('Half a na');

  await office.clock.fastForward('07:56:00');
  const notice = office.getByRole('complementary', { name: 'Session' });
  await expect(notice.getByRole('alert')).toContainText('Your session ends in');
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
  await office.clock.fastForward('00:03:10');
  await expect(notice.getByRole('alert')).toContainText('less than a minute');
  const stay = notice.getByRole('button', { name: 'Stay logged in' });
  for (let tabs = 0; tabs < 8 && !(await isFocused(stay)); tabs += 1)
    await office.keyboard.press('Tab');
  await expect(stay).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(notice).toBeHidden();

  await office.clock.fastForward('01:00:00');
  await expect(office.getByRole('dialog', { name: 'Your session has ended' })).toBeHidden();
  await expect(office.getByRole('dialog').getByLabel('Name')).toHaveValue('Half a na');
});

test('a session that has ended asks for the password on top of the work, which goes on', async ({
  office,
  word,
}) => {
  await office.clock.install();
  await openList(office, '/country');
  await office.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(office).toHaveURL(/sort=name/);
  await office.getByRole('button', { name: 'Add Country' }).click();
  const form = office.getByRole('dialog', { name: 'New Country' });
  await form.getByLabel('Name').fill(word);

  await office.clock.fastForward('08:01:00');
  const door = office.getByRole('dialog', { name: 'Your session has ended' });
  await expect(door).toBeVisible();
  await expectAccessible(office);
  await office.evaluate(() => history.back());
  await door.getByLabel(/^Password/).fill('not it');
  await door.getByRole('button', { name: 'Login' }).click();
  await expect(door.getByText('wrong User/pwd')).toBeVisible();
  await door.getByLabel(/^Password/).fill(STAFF.password);
  await door.getByRole('button', { name: 'Login' }).click();
  await expect(door).toBeHidden();

  await expect(office).toHaveURL(/sort=name/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Data saved successfully!')).toBeVisible();
});

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: `${STAFF.userName}, account menu` }).click();
}
