import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { STAFF } from './staff-account.ts';
import { test } from './staff-fixtures.ts';

const PASSWORD = 'seven kites over Phagwara';

async function logIn(page: Page, userName: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('User Name').fill(userName);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/home');
}

test('adds a viewer, who sees no control, and makes an agent of them', async ({
  staffPage: page,
  browser,
  uniqueWord,
}) => {
  const userName = `Viewer ${uniqueWord}`;
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Add Staff' }).click();
  const form = page.getByRole('dialog', { name: 'New Staff' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill out all the required(*) fields.').first()).toBeVisible();
  await form.getByLabel('User Name').fill(STAFF.userName.toUpperCase());
  await form.getByLabel('Role').selectOption('Viewer');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This user name is taken.')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('User Name').fill(userName);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: userName });
  await expect(row).toContainText('Never logged in');
  await expectAccessible(page);

  const other = await browser.newContext();
  const viewer = await other.newPage();
  await logIn(viewer, userName, PASSWORD);
  await viewer.goto('/city');
  await expect(viewer.getByRole('table', { name: 'City List' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^(?:Add|Edit|Delete)/ })).toHaveCount(0);
  await viewer.getByRole('button', { name: /account menu/ }).click();
  await expect(viewer.getByRole('link', { name: 'My account' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await viewer.goto('/staff');
  await expect(viewer.getByText('Only an owner may do this.')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Add Staff' })).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${userName}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Staff' });
  await edit.getByLabel('Role').selectOption('Agent');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Agent');
  await viewer.goto('/property');
  const again = viewer.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByLabel(`Password of ${userName}`).fill(PASSWORD);
  await again.getByRole('button', { name: 'Login' }).click();
  await expect(viewer.getByRole('button', { name: 'Add Property' })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: `Delete ${userName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('the last owner stays, and hears why', async ({ staffPage: page }) => {
  await page.goto('/staff');
  await page.getByRole('button', { name: `Delete ${STAFF.userName}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('This is the last owner.');
  await expectAccessible(page);
});

test('ends all other sessions at once, and says the day of each once', async ({
  page,
  staff,
  uniqueWord,
}) => {
  // An account of its own: the journeys share the sessions of the first one.
  const userName = `Viewer ${uniqueWord}`;
  const account = { userName, role: 'viewer', password: PASSWORD };
  const added = await (await staff.request.post('/api/Staff', { data: account })).json();
  const logInElsewhere = () =>
    page.request.post('/api/Acount/authenticate', { data: { userName, password: PASSWORD } });
  await logInElsewhere();
  const { token } = await (await logInElsewhere()).json();
  await logIn(page, userName, PASSWORD);
  await page.goto('/account');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  const said = (await sessions.nth(1).textContent()) ?? '';
  const day = /Logged in (\d{1,2} \w+)/.exec(said)?.[1] ?? 'no day';
  expect(said.split(day)).toHaveLength(2);

  await page.getByRole('button', { name: 'End all others' }).click();
  const question = page.getByRole('alertdialog', { name: 'End your 2 other sessions?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText('The other sessions have ended.')).toBeFocused();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/Session', { headers })).status()).toBe(401);
  await staff.request.delete(`/api/Staff/${added.id}`);
});

test("ends one's own session on another device", async ({ staffPage: page, browser }) => {
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5) Version/17.5 Mobile/15E148 Safari/604.1',
  });
  const tablet = await other.newPage();
  await logIn(tablet, STAFF.userName, STAFF.password);

  await page.goto('/account');
  await expect(page.getByText('This session')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the session on Safari on iPad' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('The session has ended.')).toBeFocused();

  await tablet.goto('/property');
  await expect(tablet.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await other.close();
});
