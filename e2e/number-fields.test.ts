import { expect, type Locator, type Page } from '@playwright/test';
import { test as houses } from './house-fixtures.ts';
import { fillFields, findField, openNewListing } from './listing-form.ts';
import { openWithScripts } from './open-with-scripts.ts';
import { test as staff } from './staff-fixtures.ts';

const LOW_SCREEN = { width: 1280, height: 500 };

/** How far all that contains a field is scrolled. */
function scrolledPast(field: Locator): Promise<number> {
  return field.evaluate((element) => {
    let sum = 0;
    for (let at = element.parentElement; at !== null; at = at.parentElement) sum += at.scrollTop;
    return sum;
  });
}

/** Turns the wheel over a field that has the focus. */
async function expectUnturned(page: Page, field: Locator) {
  await field.hover();
  await field.focus();
  const before = await field.inputValue();
  const from = await scrolledPast(field);
  await page.mouse.wheel(0, from > 0 ? -60 : 60);
  await expect.poll(() => scrolledPast(field)).not.toBe(from);
  await expect(field).toHaveValue(before);
  await expect(field).toBeFocused();
}

houses(
  'a turn of the wheel over Minimum Rooms scrolls the page alone',
  async ({ page, housesAddress }) => {
    await page.setViewportSize(LOW_SCREEN);
    await openWithScripts(page, `${housesAddress}&noOfRooms=4`);
    const rooms = page.getByLabel('Minimum Rooms');
    await expectUnturned(page, rooms);
    await rooms.press('Tab');
    await expect(page).toHaveURL(/noOfRooms=4/);
  },
);

staff(
  'a turn of the wheel over a number of the listing form scrolls the form alone',
  async ({ staffPage: page }) => {
    await page.setViewportSize(LOW_SCREEN);
    const dialog = await openNewListing(page);
    await fillFields(dialog, { 'Property Type': 'House' });
    for (const label of ['Road/Street Size', 'No. of Rooms', 'Built Up Area']) {
      await fillFields(dialog, { [label]: '5' });
      await expectUnturned(page, findField(dialog, label));
    }
  },
);
