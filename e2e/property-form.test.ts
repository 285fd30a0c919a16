import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { photograph, test } from './at-work.ts';
import { escaped, fieldOf, fillFields, fillProperty, openNewProperty, openProperty } from './property-form.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';
const POSITIVE = 'Please enter a positive value.';
const INVALID = 'Please fill out the form correctly and fill out all the required(*) fields.';

test('each rule is told next to its field, and nothing can be saved until all are kept', async ({ office: page, word, place }) => {
  test.slow();
  const dialog = await openNewProperty(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  await fillProperty(dialog, 'House', word, place);
  await expect(save).toBeEnabled();

  const rules = [
    ['Title', '', REQUIRED, word],
    ['Title', 'x'.repeat(201), 'Please enter at most 200 characters.', word],
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
    await fieldOf(dialog, label).blur();
    await expect(fieldOf(dialog, label), `${label}: ${wrong}`).toHaveAccessibleDescription(new RegExp(escaped(message)));
    await expect(dialog.getByRole('alert')).toContainText(INVALID);
    await expect(save).toBeDisabled();
    await fillFields(dialog, { [label]: right });
    await expect(save, `${label}: ${right}`).toBeEnabled();
  }
  await fillFields(dialog, { Title: '', Price: '-1' });
  await fieldOf(dialog, 'Price').blur();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).hover({ force: true });
  await dialog.getByRole('button', { name: 'Show me' }).click();
  await expect(fieldOf(dialog, 'Title')).toBeFocused();
});

test('country, state and city narrow and clear each other', async ({ office: page, place }) => {
  const dialog = await openNewProperty(page);
  await expect(fieldOf(dialog, 'City').locator('option')).toHaveCount(1);
  await fillFields(dialog, { Country: `${place.name} country`, State: place.stateName, City: place.name });
  await expect(fieldOf(dialog, 'City')).toHaveValue(String(place.id));

  await fillFields(dialog, { Country: '' });
  await expect(fieldOf(dialog, 'State')).toHaveValue('');
  await expect(fieldOf(dialog, 'City')).toHaveValue('');
  await expect(fieldOf(dialog, 'State').locator('option')).toHaveCount(1);
});

test('the chosen type brings its own fields', async ({ office: page }) => {
  const dialog = await openNewProperty(page);
  await fillFields(dialog, { 'Property Type': 'Land' });
  await expect(fieldOf(dialog, 'Method of Irrigation')).toBeVisible();
  await expect(dialog.getByLabel('Total Area (acres)')).toBeVisible();
  await fillFields(dialog, { 'Property Type': 'Shop' });
  await expect(fieldOf(dialog, 'Method of Irrigation')).toHaveCount(0);
  await expect(dialog.getByLabel('Is Parking Space available?')).toBeVisible();
});

test('the price is read back in lakh and crore, and a video link is understood', async ({ office: page }) => {
  const dialog = await openNewProperty(page);
  await fillFields(dialog, { Price: '4500000' });
  await expect(fieldOf(dialog, 'Price')).toHaveAccessibleDescription('Rs. 4,500,000 · 45 lakh');
  await fillFields(dialog, { Price: '12500000' });
  await expect(fieldOf(dialog, 'Price')).toHaveAccessibleDescription('Rs. 12,500,000 · 1.25 crore');

  await fillFields(dialog, { 'Video Link': 'https://example.com/watch?v=dQw4w9WgXcQ' });
  await expect(fieldOf(dialog, 'Video Link')).toHaveAccessibleDescription(/No YouTube video is found/);
  await expect(fieldOf(dialog, 'Video Link')).toHaveAttribute('aria-invalid', 'true');
  await fillFields(dialog, { 'Video Link': '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' });
  await expect(dialog.getByRole('link', { name: 'Play video: Preview' })).toBeVisible();
});

test('a picture may be pasted or dropped, and other files are refused', async ({ office: page }) => {
  const dialog = await openNewProperty(page);
  const { buffer } = await photograph('#556677');
  const give = (kind: 'paste' | 'drop', name: string, type: string) =>
    dialog.getByRole('region', { name: 'Picture' }).evaluate(
      (region, { kind, name, type, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type }));
        const options = { bubbles: true, cancelable: true };
        region.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        );
      },
      { kind, name, type, bytes: [...buffer] },
    );

  await give('paste', 'pasted.jpg', 'image/jpeg');
  await expect(dialog.getByRole('img', { name: 'Chosen: pasted.jpg' })).toBeVisible();
  await give('drop', 'dropped.jpg', 'image/jpeg');
  await expect(dialog.getByRole('img', { name: 'Chosen: dropped.jpg' })).toBeVisible();
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) };
  await dialog.getByLabel('Thumbnail').setInputFiles(large);
  await expect(dialog.getByText('Please choose a picture of at most 15 MB.')).toBeVisible();
  const gif = {
    name: 'moving.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
  };
  const svg = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  for (const other of [gif, svg]) {
    await dialog.getByLabel('Thumbnail').setInputFiles(other);
    await expect(dialog.getByText(`“${other.name}” cannot be read as a picture.`)).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Chosen: dropped.jpg' })).toBeVisible();
  }
  await give('drop', 'contract.pdf', 'application/pdf');
  await expect(dialog.getByText('Please choose a picture: JPEG, PNG, WebP or AVIF.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Chosen: dropped.jpg' })).toBeVisible();
});

test('what was typed is offered back after a reload, after Escape and after Cancel', async ({ office: page, word, place }) => {
  const dialog = await openNewProperty(page);
  await fillProperty(dialog, 'Plot', word, place);
  await page.reload();

  const offer = page.getByRole('region', { name: 'Not saved' });
  await expect(offer).toContainText(word);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(fieldOf(dialog, 'Title')).toHaveValue(word);
  await expect(fieldOf(dialog, 'City')).toHaveValue(String(place.id));
  await expect(fieldOf(dialog, 'Plot Type')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(offer).toBeHidden();

  const edited = await openProperty(page, word);
  await fillFields(edited, { Price: '1' });
  await page.keyboard.press('Escape');
  await expect(offer).toContainText('Changes to a listing were not saved');
  await page.getByRole('button', { name: `Edit ${word}` }).click();
  await expect(edited.getByRole('region', { name: 'Not saved' })).toBeVisible();
  await edited.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer).toHaveCount(1);
  const question = page.getByRole('alertdialog', { name: `Discard what was typed into “${word}”?` });
  await offer.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'You have a listing that is not saved. Log out and discard it?' });
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await offer.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toBeHidden();
});

test('a new form leaves the draft of another as it was, and a chosen type alone is not kept', async ({ office: page, word }) => {
  const offers = page.getByRole('region', { name: 'Not saved' });
  for (const title of ['first', 'second']) {
    const dialog = await openNewProperty(page);
    await expect(fieldOf(dialog, 'Property Type')).toBeInViewport();
    await fillFields(dialog, { 'Property Type': 'Plot', Title: `${word} ${title}` });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(offers).toHaveText([new RegExp(`${word} second`), new RegExp(`${word} first`)]);

  await page.getByRole('button', { name: 'Add Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Property' });
  await fillFields(dialog, { 'Property Type': 'Shop' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(offers).toHaveCount(2);
});

test('the form begins at its first field', async ({ office: page }) => {
  await expect(fieldOf(await openNewProperty(page), 'Property Type')).toBeFocused();
});

test('a file that only calls itself a picture is refused', async ({ office: page, word, place }) => {
  const dialog = await openNewProperty(page);
  await fillProperty(dialog, 'Plot', word, place);
  await dialog.getByLabel('Thumbnail').setInputFiles({ name: 'bad.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') });
  await expect(dialog.getByText('“bad.jpg” cannot be read as a picture. Please choose a picture: JPEG, PNG, WebP or AVIF.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Chosen/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
});
