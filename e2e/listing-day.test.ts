import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { fillFields, fillListing, findField, openListing, openNewListing } from './listing-form.ts';
import { test } from './staff-fixtures.ts';

test('offers what follows a save: page, message, poster, another like it', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('region', { name: 'Saved' });
  await expect(saved.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    /^\/property-details\/.+-\d+$/,
  );
  await expect(saved.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  await expectAccessible(page);
  await saved.getByRole('link', { name: 'Poster' }).click();
  const poster = page.getByRole('article', { name: 'Poster' });
  await expect(poster).toContainText(uniqueWord);
  await expect(poster.getByRole('img', { name: 'Code that leads to its page' })).toHaveJSProperty(
    'complete',
    true,
  );
  await expectAccessible(page);
  for (const [name, lang] of [
    ['हिन्दी', 'hi-IN'],
    ['ਪੰਜਾਬੀ', 'pa-IN'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(poster).toHaveAttribute('lang', lang);
    await expectAccessible(page);
  }
  await expect(poster).toContainText('ਨੂੰ ਫ਼ੋਨ ਕਰੋ');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('shows beside the form what visitors will read', { tag: '@both-widths' }, async ({
  staffPage: page,
  uniqueWord,
  place,
  isMobile,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await fillFields(dialog, { 'Total Area': '10 marla' });
  const preview = dialog.getByRole('complementary', { name: 'Preview' });
  if (isMobile) return expect(preview).toBeHidden();
  await expect(preview).toContainText(uniqueWord);
  await expect(preview).toContainText('45 lakh (Rs. 4,500,000)');
  await expect(preview).toContainText('10 marla (2,723 sq ft');
  await expect(preview).toContainText('Commercial Plot');
});

test('adds another like the one just saved', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: uniqueWord });
  const dialog = await openListing(page, uniqueWord);
  await fillFields(dialog, { Price: '4234567' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Add another like this' }).click();
  await expect(findField(dialog, 'Title')).toHaveValue(uniqueWord);
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('5');
});

test('saves a draft with no more than its type and place, and names what it lacks', async ({
  staffPage: page,
  staff,
  place,
}) => {
  const dialog = await openNewListing(page);
  await dialog.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(findField(dialog, 'Property Type')).toHaveAccessibleDescription(
    'Please fill out all the required(*) fields.',
  );
  await expect(findField(dialog, 'Title')).toHaveAccessibleDescription('');
  await fillFields(dialog, {
    'Property Type': 'Plot',
    Country: place.countryName,
    State: place.stateName,
    City: place.name,
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  const drafts = await (
    await staff.request.get(`/api/Property?status=5&cityID=${place.id}`)
  ).json();
  const untitled = drafts.filter(({ title }: { title: string }) => title === '');
  expect(untitled).toHaveLength(1);
});

test('says that a field is missing once a save was tried, or once it was filled', async ({
  staffPage: page,
}) => {
  const dialog = await openNewListing(page);
  const missing = 'Please fill out all the required(*) fields.';
  const title = findField(dialog, 'Title');
  await title.focus();
  await title.blur();
  await expect(title).not.toHaveAccessibleDescription(missing);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click({ force: true });
  await expect(title).toHaveAccessibleDescription(missing);
  await expect(findField(dialog, 'Property Type')).toBeFocused();
});

test('chooses the only country and state by itself', async ({ staffPage: page }) => {
  const country = { id: 1, name: 'India', names: {} };
  const state = { id: 5, name: 'Punjab', names: {}, countryId: 1, country };
  await page.route('**/api/Country', (route) => route.fulfill({ json: [country] }));
  await page.route('**/api/State', (route) => route.fulfill({ json: [state] }));
  const dialog = await openNewListing(page);
  await expect(findField(dialog, 'Country')).toHaveValue('1');
  await expect(findField(dialog, 'State')).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Not saved' })).toHaveCount(0);
});
