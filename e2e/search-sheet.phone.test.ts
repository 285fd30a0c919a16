import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const fieldOf = (page: Page) => page.locator('header input[name="q"]');

const caretOf = (page: Page) =>
  fieldOf(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
    selectionStart,
    selectionEnd,
  ]);

async function tapAndType(page: Page, letters: string): Promise<void> {
  await page.getByRole('button', { name: 'Open search' }).tap();
  await page.keyboard.type(letters);
}

test('takes what is typed at once, before the scripts ran', async ({ page, housesAddress }) => {
  const release = await holdScripts(page);
  await page.goto(housesAddress);
  const phrase = await fieldOf(page).inputValue();
  expect(phrase).not.toBe('');
  await tapAndType(page, ' 45');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(`${phrase} 45`);
  release();

  await expect(page.getByRole('option', { name: `${phrase} 45 lakh` })).toBeVisible();
  await page.keyboard.type(' lakh');
  await expect(fieldOf(page)).toHaveValue(`${phrase} 45 lakh`);
});

test('offers places at once, and adds to the phrase or clears it', async ({
  page,
  housesAddress,
}) => {
  await openWithScripts(page, housesAddress);
  const phrase = await fieldOf(page).inputValue();
  await page.getByRole('button', { name: 'Open search' }).tap();
  await expect(fieldOf(page)).toBeFocused();
  expect(await caretOf(page)).toEqual([phrase.length, phrase.length]);
  await expect(page.getByRole('option').filter({ hasText: /\d$/ }).first()).toBeInViewport();

  await page.keyboard.type(' x');
  await expect(fieldOf(page)).toHaveValue(`${phrase} x`);
  await tapClear(page);
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.getByRole('option').filter({ hasText: /\d$/ }).first()).toBeInViewport();
});

/** Inside the field, left of the button that searches; 44 pixels wide. */
async function tapClear(page: Page): Promise<void> {
  const field = await fieldOf(page).boundingBox();
  const button = await page
    .locator('header form')
    .getByRole('button', { name: 'Search' })
    .boundingBox();
  if (field === null || button === null) throw new Error('the search is closed');
  await page.touchscreen.tap(button.x - 40, field.y + 8);
}
