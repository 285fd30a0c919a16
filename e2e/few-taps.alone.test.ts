import { devices, expect, type Locator } from '@playwright/test';
import { logInWithForm } from './log-in-with-form.ts';
import { test } from './staff-fixtures.ts';

test('from log-in it is two taps to sold, and three and the number to another price', async ({
  page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  const title = `${uniqueWord} kothi`;
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await logInWithForm(page);
  // Late, so that it is on the first page of the list whatever else is added meanwhile.
  await insertListing({ title });

  await tap(page.getByRole('link', { name: 'Properties', exact: true }));
  await tap(page.getByRole('button', { name: `Change the price of ${title}` }));
  await page.keyboard.type('4000000');
  await tap(page.getByRole('button', { name: `Save the price of ${title}` }));
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  expect(taps).toBe(3);

  taps = 0;
  const sold = `${uniqueWord} villa`;
  await insertListing({ title: sold });
  await page.goto('/home');
  await tap(page.getByRole('link', { name: 'Properties', exact: true }));
  await tap(page.getByRole('button', { name: `Mark sold: ${sold}` }));
  await expect(page.getByLabel(`Status of ${sold}`)).toHaveValue('3');
  expect(taps).toBe(2);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('marks a listing sold with two taps from Today', async ({
    staffPage: page,
    staff,
    insertListing,
  }) => {
    const { id, title } = await insertListing({ title: 'House that was sold today' });
    await page.goto('/today');
    const navigation = page.getByRole('navigation', { name: 'Back-office' });
    await navigation.getByRole('link', { name: 'Properties' }).tap();
    await page
      .getByRole('button', { name: `Mark sold: ${title}` })
      .first()
      .tap();
    await expect(page.getByText('Data updated successfully!')).toBeVisible();
    expect((await (await staff.request.get(`/api/Property/${id}`)).json()).status).toBe(3);
  });
});
