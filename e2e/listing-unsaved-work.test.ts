import { expect, type Page } from '@playwright/test';
import {
  fillFields,
  fillListing,
  findField,
  findListings,
  openListing,
  openNewListing,
} from './listing-form.ts';
import { logInWithForm } from './log-in-with-form.ts';
import { STAFF } from './staff-account.ts';
import { openBackOffice, photoFile, test } from './staff-fixtures.ts';

test('locks the form while saving; Escape still closes it', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  const answer = await holdListingRequests(page);
  await findField(dialog, 'Price').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Saving…' })).toBeFocused();
  for (const label of ['Title', 'City', 'Price', 'Popular listing', 'Thumbnail'])
    await expect(findField(dialog, label)).toBeDisabled();
  await paste(page, 'Photographs', 'region', { image: true });
  await expect(dialog.getByRole('img', { name: /^Chosen/ })).toHaveCount(0);
  answer.resolve();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toHaveLength(1);

  const edited = await openListing(page, uniqueWord);
  await fillFields(edited, { Price: '4400000' });
  await page.unroute('**/api/Property');
  await holdListingRequests(page);
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edited).toBeHidden();
});

test('keeps listing and photo when the session ends between them', async ({
  page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  await logInWithForm(page);
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#336699'));
  const once = { times: 1 };
  await page.route(
    '**/images',
    async (route) => {
      await page.request.post('/api/Acount/logout', {
        headers: { authorization: route.request().headers().authorization ?? '' },
      });
      await route.continue();
    },
    once,
  );
  await dialog.getByRole('button', { name: 'Save' }).click();

  const loginDialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await loginDialog.getByLabel(/^Password/).fill(STAFF.password);
  await loginDialog.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog).toBeHidden();
  await expect
    .poll(() => findListings(staff, uniqueWord))
    .toMatchObject([{ imageUrl: expect.stringContaining('/Resources/Images/'), imageCount: 1 }]);
});

test('offers the draft of a removed listing as a new listing', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const title = `${uniqueWord} house`;
  const { id } = await insertListing({ title });
  const dialog = await openListing(page, title);
  await fillFields(dialog, { Price: '2000000', Description: 'Newly painted.' });
  await page.keyboard.press('Escape');
  await staff.removeListing(id);
  await page
    .getByRole('region', { name: 'Not saved' })
    .getByRole('button', { name: 'Continue' })
    .click();

  await expect(dialog.getByRole('alert')).toContainText(
    'This record is no longer there: somebody has removed it.',
  );
  await expect(findField(dialog, 'Title')).toHaveValue(title);
  await expect(findField(dialog, 'Description')).toHaveValue('Newly painted.');
  await dialog.getByRole('button', { name: 'Add as a new listing' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toMatchObject([
    { title, price: 2_000_000, description: 'Newly painted.' },
  ]);
});

test('does not replace the photo when text is pasted into a field', async ({ staffPage: page }) => {
  const dialog = await openNewListing(page);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#336699'));
  await expect(dialog.getByRole('img', { name: 'Chosen: IMG_0001.jpg' })).toBeVisible();
  await paste(page, 'Title', 'textbox', { text: 'A house', image: true });
  await paste(page, 'Description', 'textbox', { text: 'Quiet.', image: true });
  await expect(dialog.getByRole('img', { name: 'Chosen: IMG_0001.jpg' })).toBeVisible();
  await paste(page, 'Title', 'textbox', { image: true });
  await expect(dialog.getByRole('img', { name: 'Chosen: pasted.jpg' })).toBeVisible();
});

test('stores one listing for a draft that two tabs continue', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await page.waitForFunction((last) => JSON.stringify(localStorage).includes(last), '900');
  const second = await page.context().newPage();
  await second.addInitScript(
    (session) => sessionStorage.setItem('currentUser', session),
    await page.evaluate(() => sessionStorage.getItem('currentUser') ?? ''),
  );
  await openBackOffice(second, '/property');
  await second
    .getByRole('region', { name: 'Not saved' })
    .getByRole('button', { name: 'Continue' })
    .click();
  const other = second.getByRole('dialog', { name: 'New Property' });
  await fillFields(other, { Price: '5000000' });
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Data saved successfully!')).toBeVisible();

  await dialog.getByRole('button', { name: 'Save' }).click();
  const difference = dialog.getByRole('region', { name: 'Changed meanwhile' });
  await difference.getByLabel('Theirs: 5,000,000 Rs.').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toMatchObject([{ price: 5_000_000 }]);
});

async function holdListingRequests(page: Page) {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/Property', async (route) => {
    await answer.promise;
    await route.continue();
  });
  return answer;
}

async function paste(
  page: Page,
  name: string,
  role: 'textbox' | 'region',
  holds: { text?: string; image?: boolean },
): Promise<void> {
  const { buffer } = await photoFile('#556677');
  await page.getByRole(role, { name }).evaluate(
    (element, { text, image, bytes }) => {
      const clipboardData = new DataTransfer();
      if (text !== undefined) clipboardData.setData('text/plain', text);
      if (image)
        clipboardData.items.add(
          new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }),
        );
      element.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    },
    { ...holds, bytes: [...buffer] },
  );
}
