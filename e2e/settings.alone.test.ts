import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { photoFile, test } from './staff-fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

for (const viewport of [PHONE, DESKTOP])
  test(`shows changed settings and a person with a photograph to visitors, ${viewport.width} px`, async ({
    staffPage: page,
    staff: { request },
    uniqueWord,
  }) => {
    await page.setViewportSize(viewport);
    const before = await (await request.get('/api/Settings')).json();
    try {
      await page.goto('/settings');
      const save = page.getByRole('button', { name: 'Save' });
      await page.getByLabel('Hours').fill(`Mon to Sat ${uniqueWord}`);
      await page.getByLabel('YouTube').fill('youtube');
      await page.getByLabel('Founded in').fill('long ago');
      await page.getByRole('button', { name: 'Add a person' }).click();
      await save.click();
      await expect(page.getByText('Please enter a web address')).toBeVisible();
      await expect(page.getByText('Please enter a year such as 2020.')).toBeVisible();
      await expect(page.getByText('Please fill out all the required(*) fields.')).toBeVisible();
      // The first is in sight, the others are named beside Save.
      await expect(page.getByLabel('Founded in')).toBeFocused();
      await expect(page.getByText('To correct: Founded in, YouTube, People.')).toBeInViewport();
      await expectAccessible(page);
      await page.getByLabel('YouTube').fill('');
      await page.getByLabel('Founded in').fill('1998');
      await page.getByLabel('Year in the footer').fill('2026');
      await page.getByLabel('Enquiries are answered within').fill('2');
      await page.getByLabel('Punjabi').setChecked(true);
      await page.getByLabel('Name', { exact: true }).last().fill(`Simran ${uniqueWord}`);
      await page
        .getByLabel(/^Choose a photograph/)
        .last()
        .setInputFiles(await photoFile('teal'));
      await expect(page.getByRole('img', { name: `Simran ${uniqueWord}` })).toBeVisible();

      await page.getByRole('link', { name: /, home$/ }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await save.click();
      await expect(page.getByText('Data updated successfully!')).toBeVisible();

      await page.goto('/about');
      await expect(page.getByText(`Mon to Sat ${uniqueWord}`)).toBeVisible();
      const person = page.getByRole('listitem').filter({ hasText: `Simran ${uniqueWord}` });
      await expect(person.locator('img')).toBeVisible();
      await expect(page.getByRole('link', { name: 'YouTube' })).toHaveCount(0);
      await expect(page.getByText(/was founded in 1998/)).toBeVisible();
      await expect(page.getByText(/^© 2026 /)).toBeVisible();
      await expect(page.getByText('We speakPunjabi')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/settings');
      await page.getByLabel('Hours').fill('never');
      await page.getByRole('link', { name: /, home$/ }).click();
      await question.getByRole('button', { name: 'Leave' }).click();
      await page.waitForURL('/home');
    } finally {
      await request.put('/api/Settings', { data: before });
    }
  });

test('marks every field that is wrong, and says what is still the sample’s', async ({
  staffPage: page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/settings');
  const phone = page.getByLabel('Phone', { exact: true }).first();
  const year = page.getByLabel('Year in the footer');
  await expect(page.getByText(/^The number of the sample/).first()).toBeVisible();
  await expect(page.getByText(`This year is ${new Date().getFullYear()}.`)).toBeVisible();
  await phone.fill('abc');
  await year.fill('12');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(year).toBeFocused();
  const colour = (field: typeof year) =>
    field.evaluate((input) => getComputedStyle(input).borderColor);
  const plain = await colour(page.getByLabel('Founded in'));
  for (const field of [phone, year]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await colour(field)).not.toBe(plain);
  }
  await expect(page.getByText('To correct: Year in the footer, Phone.')).toBeInViewport();
  await expectAccessible(page);
  await phone.fill('98140 12345');
  await expect(page.getByText('To correct: Year in the footer.')).toBeVisible();
});
