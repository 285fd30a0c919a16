import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const LANGUAGES = { en: '', pa: '/pa', hi: '/hi' };
const WIDTHS = [390, 1280];
/** In the three languages; what a card or the page says of it. */
const WORDS = {
  Available: [],
  Reduced: ['Reduced', 'ਕੀਮਤ ਘਟੀ', 'कीमत घटी'],
  'Under Deal': ['Under Deal', 'ਸੌਦਾ ਚੱਲ ਰਿਹਾ', 'सौदा चल रहा'],
  Sold: ['Sold', 'ਵਿਕ ਗਿਆ', 'बिक गया'],
  Gone: [],
} satisfies Record<string, string[]>;

test('a listing is reduced, under deal, sold and gone, seen from both sides', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  browser,
}) => {
  test.setTimeout(600_000);
  const title = `${uniqueWord} kothi`;
  const { slug } = await insertListing({ title, isPopular: true });
  await insertListing({ title: `${uniqueWord} house next door` });
  const visitor = await (await browser.newContext()).newPage();

  /** Looks at its page in every language, on a phone and on a desktop, and keeps what it saw. */
  async function look(state: keyof typeof WORDS, expected: number): Promise<void> {
    for (const [index, [language, prefix]] of Object.entries(LANGUAGES).entries()) {
      for (const width of WIDTHS) {
        await visitor.setViewportSize({ width, height: 900 });
        const answer = await visitor.goto(`${prefix}/property-details/${slug}`);
        expect(answer?.status(), `${state} in ${language}`).toBe(expected);
        const word = WORDS[state][index];
        if (word !== undefined)
          await expect(
            visitor.locator('article').getByText(word, { exact: true }).first(),
          ).toBeVisible();
        const path = `test-results/screens/life-${state.replace(' ', '-')}-${language}-${width}.jpg`;
        await visitor.screenshot({ path, fullPage: true });
      }
      await expectAccessible(visitor);
    }
  }

  await look('Available', 200);
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Change the price of ${title}` }).click();
  await page.getByLabel(`Price of ${title}`, { exact: true }).fill('4000000');
  await page.getByRole('button', { name: `Save the price of ${title}` }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  await expectAccessible(page);
  await look('Reduced', 200);

  const status = page.getByLabel(`Status of ${title}`);
  await status.selectOption('Under Deal');
  await undo(page);
  await expect(status).toHaveValue('1');
  await status.selectOption('Under Deal');
  await expect(page.getByText('Data updated successfully!').first()).toBeVisible();
  await look('Under Deal', 200);

  await page.getByRole('button', { name: `Mark sold: ${title}` }).click();
  await expect(status).toHaveValue('3');
  await look('Sold', 200);

  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('alertdialog', { name: 'Want to delete this Property?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await look('Gone', 410);

  await openBackOffice(page, `/property?view=trash&search=${uniqueWord}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  await look('Sold', 200);
  await visitor.context().close();
});

test('a deletion, a check and a copy are undone from their toasts', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  const title = `${uniqueWord} kothi`;
  await insertListing({ title });
  await openBackOffice(page, `/property?search=${uniqueWord}`);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await undo(page);
  await expect(page.getByRole('row', { name: title })).toBeVisible();

  await page.getByRole('button', { name: `Still there: ${title}` }).click();
  await undo(page);
  await expect(page.getByText('Checked today')).toBeVisible();

  await page.getByRole('button', { name: `History of ${title}` }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Copy as a draft' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(form.getByLabel('Status', { exact: true })).toHaveValue('5');
  await undo(page);
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
});

test('the history shows each change, and puts one of them back', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  const title = `${uniqueWord} kothi`;
  await insertListing({ title });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Property' });
  await form.getByLabel('Neighbourhood', { exact: true }).fill('Guru Nagar');
  await form.getByLabel('Total Area').fill('10 marla');
  await form.getByLabel('Status', { exact: true }).selectOption('Draft');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: `History of ${title}` }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const changes = history.getByRole('list', { name: 'Changes, newest first' });
  await expect(changes).toContainText('Neighbourhood Model Town → Guru Nagar');
  await expect(changes).toContainText('Total Area 1,250 sq ft → 10 marla');
  await expect(changes).toContainText('Status Available → Draft');
  await expect(changes).toContainText('Posted');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Put back Total Area: 1,250 sq ft' }).click();
  await expect(changes).toContainText('Total Area 10 marla → 1,250 sq ft');
  await history.getByRole('button', { name: 'Put back Status: Available' }).click();
  await expect(changes).toContainText('Status Draft → Available');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel(`Status of ${title}`)).toHaveValue('1');
});

/** The toast stays while the pointer is over it. */
async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Undo' }).first();
  await button.hover();
  await button.click();
}
