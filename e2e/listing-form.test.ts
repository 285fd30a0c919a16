import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import {
  escapeRegExp,
  fillFields,
  fillListing,
  findField,
  findListings,
  openListing,
  openNewListing,
} from './listing-form.ts';
import { test } from './staff-fixtures.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';
const POSITIVE = 'Please enter a positive value.';
const INVALID = 'Please fill out the form correctly and fill out all the required(*) fields.';

test('shows each broken rule next to its field, and disables Save until all are met', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  await fillListing(dialog, 'House', uniqueWord, place);
  await expect(save).toBeEnabled();

  const rules = [
    ['Title', '', REQUIRED, uniqueWord],
    ['Title', 'x'.repeat(201), 'Please enter at most 200 characters.', uniqueWord],
    ['Neighbourhood', '', REQUIRED, 'Guru Nagar'],
    ['Neighbourhood', 'x'.repeat(101), 'Please enter at most 100 characters.', 'x'.repeat(100)],
    ['Description', ' ', REQUIRED, 'Quiet.'],
    ['Price', '', REQUIRED, '1'],
    ['Price', '-1', POSITIVE, '0'],
    ['Owner Contact', '98765', 'Please enter a valid Number.', '9876543210'],
    ['Owner Contact', '98765432101', 'Please enter a valid Number.', ''],
    ['Video Link', 'x'.repeat(256), 'Please enter at most 255 characters.', ''],
    ['Property Number', '-1', POSITIVE, '12'],
    ['Road/Street Size', '-0.5', POSITIVE, '20.5'],
    ['Total Area', '', REQUIRED, '1'],
    ['Total Area', '0', POSITIVE, '1250'],
    ['No. of Rooms', '-2', POSITIVE, '4'],
    ['House Type', '', REQUIRED, '2'],
  ] as const;
  for (const [label, wrong, message, right] of rules) {
    await fillFields(dialog, { [label]: wrong });
    await findField(dialog, label).blur();
    await expect(findField(dialog, label), `${label}: ${wrong}`).toHaveAccessibleDescription(
      new RegExp(escapeRegExp(message)),
    );
    await expect(dialog.getByRole('alert')).toContainText(INVALID);
    await expect(save).toBeDisabled();
    await fillFields(dialog, { [label]: right });
    await expect(save, `${label}: ${right}`).toBeEnabled();
  }
  await fillFields(dialog, { Title: '', Price: '-1' });
  await findField(dialog, 'Price').blur();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).hover({ force: true });
  await dialog.getByRole('button', { name: 'Show me' }).click();
  await expect(findField(dialog, 'Title')).toBeFocused();
});

test('narrows and clears country, state and city by each other', async ({
  staffPage: page,
  place,
}) => {
  const dialog = await openNewListing(page);
  await expect(findField(dialog, 'City').locator('option')).toHaveCount(1);
  await fillFields(dialog, {
    Country: place.countryName,
    State: place.stateName,
    City: place.name,
  });
  await expect(findField(dialog, 'City')).toHaveValue(String(place.id));

  await fillFields(dialog, { Country: '' });
  await expect(findField(dialog, 'State')).toHaveValue('');
  await expect(findField(dialog, 'City')).toHaveValue('');
  await expect(findField(dialog, 'State').locator('option')).toHaveCount(1);
});

test('shows the fields of the chosen kind', async ({ staffPage: page }) => {
  const dialog = await openNewListing(page);
  await fillFields(dialog, { 'Property Type': 'Land' });
  await expect(findField(dialog, 'Method of Irrigation')).toBeVisible();
  await expect(dialog.getByLabel('Total Area (acres)')).toBeVisible();
  await fillFields(dialog, { 'Property Type': 'Shop' });
  await expect(findField(dialog, 'Method of Irrigation')).toHaveCount(0);
  await expect(dialog.getByLabel('Is Parking Space available?')).toBeVisible();
});

test('reads the price back in lakh and crore, and recognises a video link', async ({
  staffPage: page,
}) => {
  const dialog = await openNewListing(page);
  await fillFields(dialog, { Price: '4500000' });
  await expect(findField(dialog, 'Price')).toHaveAccessibleDescription('Rs. 4,500,000 · 45 lakh');
  await fillFields(dialog, { Price: '12500000' });
  await expect(findField(dialog, 'Price')).toHaveAccessibleDescription(
    'Rs. 12,500,000 · 1.25 crore',
  );

  await fillFields(dialog, { 'Video Link': 'https://example.com/watch?v=dQw4w9WgXcQ' });
  await expect(findField(dialog, 'Video Link')).toHaveAccessibleDescription(
    /No YouTube video is found/,
  );
  await expect(findField(dialog, 'Video Link')).toHaveAttribute('aria-invalid', 'true');
  await fillFields(dialog, {
    'Video Link': '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  });
  await expect(dialog.getByRole('link', { name: 'Play video: Preview' })).toBeVisible();
});

test('focuses the first field', async ({ staffPage: page }) => {
  await expect(findField(await openNewListing(page), 'Property Type')).toBeFocused();
});

test('takes an area as it is said, shows it in square feet, and keeps it so', async ({
  staffPage: page,
  staff,
  uniqueWord,
  place,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  const area = findField(dialog, 'Total Area');
  await expect(findField(dialog, 'Size of a marla')).toHaveCount(0);

  await area.fill('10 marla');
  await expect(area).toHaveAccessibleDescription('2,723 sq ft');
  await findField(dialog, 'Size of a marla').selectOption('225 sq ft (urban estates)');
  await expect(area).toHaveAccessibleDescription('2,250 sq ft');
  await expectAccessible(page);
  await area.fill('some');
  await area.blur();
  await expect(area).toHaveAccessibleDescription(/Please enter an area/);
  await area.fill('10 ਮਰਲੇ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const [stored] = await findListings(staff, uniqueWord);
  expect(stored).toMatchObject({
    areaAs: { value: 10, unit: 'marla', squareFeetPerMarla: 225 },
    plot: { totalArea: 2250 },
  });
  const edited = await openListing(page, uniqueWord);
  await expect(findField(edited, 'Total Area')).toHaveValue('10 marla');
  await expect(findField(edited, 'Size of a marla')).toHaveValue('225');
});
