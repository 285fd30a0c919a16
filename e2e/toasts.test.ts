import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('stacks toasts with the newest on top, and removes one by a tap', async ({
  staffPage: page,
  uniqueWord,
  staff,
}) => {
  await staff.request.post('/api/Country', { data: { name: uniqueWord } });
  await page.clock.install();
  await openBackOffice(page, `/country?search=${uniqueWord}`);
  await failToDelete(page, uniqueWord);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toHaveText([
    'ErrorSomething went wrong.!',
    'ErrorSomething went wrong.!',
  ]);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Edit ${uniqueWord}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${uniqueWord} renamed`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page).first()).toHaveText('SuccessData updated successfully!');
  await expect(toasts(page).first()).toHaveAttribute('role', 'status');
  await expect(toasts(page).nth(1)).toHaveAttribute('role', 'alert');

  await toasts(page).first().click();
  // One that is fading out has too little contrast.
  await expect(toasts(page)).toHaveText([
    'ErrorSomething went wrong.!',
    'ErrorSomething went wrong.!',
  ]);
  await expectAccessible(page);
});

test('hides a toast after 5 seconds, or 1 second after the pointer has left it', async ({
  staffPage: page,
  uniqueWord,
  staff,
}) => {
  await staff.request.post('/api/Country', { data: { name: uniqueWord } });
  await page.clock.install();
  await openBackOffice(page, `/country?search=${uniqueWord}`);
  await failToDelete(page, uniqueWord);
  await page.clock.fastForward(5000);
  await expect(toasts(page)).toHaveCount(0);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toasts(page).dispatchEvent('mouseover');
  await page.clock.fastForward(20_000);
  await expect(toasts(page)).toHaveAttribute('data-state', 'active');
  await toasts(page).dispatchEvent('mouseout');
  await page.clock.fastForward(1000);
  await expect(toasts(page)).toHaveCount(0);
});

function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notifications' }).locator('[role=alert], [role=status]');
}

/** The dialog stays open, so that its button can be pressed again. */
async function failToDelete(page: Page, name: string): Promise<void> {
  await page.route('**/api/Country/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).first()).toContainText('Something went wrong.!');
}
