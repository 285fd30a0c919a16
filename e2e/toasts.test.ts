import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openList, test } from './staff-fixtures.ts';

test("the staff's toasts come in any number, the newest on top, and a tap removes one", async ({
  office: page,
  word,
  staff,
}) => {
  await staff.request.post('/api/Country', { data: { name: word } });
  await page.clock.install();
  await openList(page, `/country?search=${word}`);
  await failToDelete(page, word);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toHaveText([
    'ErrorSomething went wrong.!',
    'ErrorSomething went wrong.!',
  ]);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Edit ${word}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${word} renamed`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page).first()).toHaveText('SuccessData updated successfully!');
  await expect(toasts(page).first()).toHaveAttribute('role', 'status');
  await expect(toasts(page).nth(1)).toHaveAttribute('role', 'alert');

  await toasts(page).first().click();
  await expect(toasts(page).first()).toHaveText('ErrorSomething went wrong.!');
  await expectAccessible(page);
});

test('a toast goes after 5 seconds, stays under the pointer, and goes 1 second after it has left', async ({
  office: page,
  word,
  staff,
}) => {
  await staff.request.post('/api/Country', { data: { name: word } });
  await page.clock.install();
  await openList(page, `/country?search=${word}`);
  await failToDelete(page, word);
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

/** Leaves the dialog open, so that its button can be pressed again. */
async function failToDelete(page: Page, name: string): Promise<void> {
  await page.route('**/api/Country/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).first()).toContainText('Something went wrong.!');
}
