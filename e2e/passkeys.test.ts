import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { logInWithForm } from './log-in-with-form.ts';
import { STAFF } from './staff-account.ts';
import { test } from './staff-fixtures.ts';

// Passkeys need a domain: `localhost` reaches the same server as `127.0.0.1`.
test.use({ baseURL: (process.env.E2E_ORIGIN ?? '').replace('127.0.0.1', 'localhost') });

test('adds a passkey, logs in with it, removes it, and is refused with it', async ({
  page,
  context,
}) => {
  await plugInAuthenticator(context, page);
  const name = `Key ${randomUUID().slice(0, 8)}`;
  await logInWithForm(page);

  await openPasskeys(page);
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(dialog.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.getByRole('dialog', { name: 'Add a Passkey' });
  await expect(form.getByLabel('Name of the passkey')).not.toHaveValue('');
  await form.getByLabel('Name of the passkey').fill(name);
  await form.getByLabel('Your password').fill('not the password');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`The passkey “${name}” is added.`);
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('never used');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('/home');

  await openPasskeys(page);
  const row = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('last used');
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Remove the passkey “${name}”?` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`The passkey “${name}” is removed.`);
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(row).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This passkey does not open an account here any more. Log in with your password.',
  );
  await expectAccessible(page);
});

test('says so when no passkey is chosen, and leaves the password form as it was', async ({
  page,
  context,
}) => {
  await plugInAuthenticator(context, page, { isUserVerified: false });
  await page.goto('/login');
  await page.getByLabel('User Name').fill('amrit');

  await page.route('**/passkey-options', async (route) => {
    const response = await route.fetch();
    const options: object = await response.json();
    await route.fulfill({ response, json: { ...options, timeout: 1 } });
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();

  await expect(page.getByRole('alert')).toHaveText('No passkey was chosen. You can try again.');
  await expect(page.getByLabel('User Name')).toHaveValue('amrit');
  await page.unroute('**/passkey-options');
  await page.route('**/passkey-options', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server cannot be reached. Check your connection and try again.',
  );
});

test('offers no passkeys where the browser has none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');

  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});

/** A device of Chrome's own that keeps passkeys and answers at once. */
async function plugInAuthenticator(
  context: BrowserContext,
  page: Page,
  { isUserVerified = true } = {},
): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}

async function openPasskeys(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('navigation', { name: 'Account' }).getByText('Passkeys').click();
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('/login');
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: `${STAFF.userName}, account menu` }).click();
}
