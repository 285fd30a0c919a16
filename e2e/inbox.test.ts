import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { ownNetwork } from './own-network.ts';
import { test as base } from './staff-fixtures.ts';

interface Asked {
  readonly name: string;
  readonly phone: string;
}

/** Three enquiries of two people, the newest first in the inbox of `uniqueWord`. */
const test = base.extend<{ asked: { inbox: string; first: Asked; second: Asked } }>({
  asked: async ({ staff, staffPage: page, insertListing, uniqueWord }, use) => {
    const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
    const first = { name: `${uniqueWord} Kaur`, phone: newPhone() };
    const second = { name: `${uniqueWord} Gill`, phone: newPhone() };
    for (const [index, person] of [first, first, second].entries()) {
      const { id } = await insertListing({ title: `${uniqueWord} house ${index}` });
      const data = { kind: 'question', ...person, propertyId: id, consent: true, language: 'pa' };
      const sent = await page.request.post('/api/Enquiry', { headers: ownNetwork(), data });
      expect(sent.status()).toBe(201);
    }
    await use({ inbox: `/enquiries?search=${uniqueWord}`, first, second });
    for (const { phone } of [first, second])
      await staff.request.post('/api/Person/erase', { data: { phone } });
  },
});

const rows = (page: Page) => page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');

test('an enquiry is answered, noted and closed from its row', { tag: '@both-widths' }, async ({
  staffPage: page,
  asked: { inbox, second },
  isMobile,
}) => {
  await page.goto(inbox);
  const row = rows(page).filter({ hasText: second.name });
  await expect(row).toContainText(`+91 ${second.phone.slice(0, 5)} ${second.phone.slice(5)}`);
  await expect(row.getByRole('link', { name: 'Call' })).toHaveAccessibleDescription(second.name);
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries/);
  await expectAccessible(page);
  const chat = await row.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain(`ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${second.name}`);

  await row.getByRole('button', { name: 'Note' }).click();
  const dialog = page.getByRole('dialog', { name: `Note on ${second.name}` });
  await expect(dialog.getByLabel('Status')).toHaveValue('contacted');
  await dialog.getByLabel('Note').fill('Wants a lower floor');
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await dialog.getByLabel('Looked after by').selectOption({ label: 'amrit (you)' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Contacted');
  await expect(row).toContainText(/Follow up on .* · With amrit · Wants a lower floor/);
  await page.goto(`${inbox}&view=mine`);
  await expect(rows(page)).toHaveCount(1);
  if (isMobile) return;

  await row.getByRole('button', { name: 'Close' }).click();
  await expect(row.locator('h2')).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Contacted');
  await expect(row).toContainText('Follow up on');
});

test('the keys go through the rows as soon as there are any', async ({
  staffPage: page,
  asked: { inbox, second },
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('[data-row]').length < 3) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(inbox);
  await expect(rows(page).first().getByRole('button', { name: second.name })).toBeFocused();
});

test('the keys go through the inbox, and the next one follows when one is closed', async ({
  staffPage: page,
  asked: { inbox, first, second },
}) => {
  await page.goto(inbox);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const panel = page.getByRole('complementary', { name: `Question: ${second.name}` });
  await expect(panel.getByRole('heading', { name: second.name })).toBeFocused();
  await panel.getByLabel('Status').selectOption('Closed');
  await panel.getByRole('button', { name: 'Save' }).click();

  const next = page.getByRole('complementary', { name: `Question: ${first.name}` });
  await expect(next).toBeVisible();
  await expect(rows(page).first().locator('h2')).toContainText('Closed');
  const others = next.getByRole('region', { name: 'Also asked' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await others.getByRole('button').click();
  await expect(rows(page).last()).toHaveAttribute('data-open');

  await next.getByRole('button', { name: 'Another answer' }).click();
  await next.getByRole('button', { name: 'No longer available' }).click();
  const message = next.getByLabel('Message in Punjabi');
  await expect(message).toHaveValue(/ਵਿਕਾਊ ਨਹੀਂ/);
  await message.fill('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ');
  const chat = next.getByRole('link', { name: 'Answer on WhatsApp' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toMatch(/ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(next).toBeVisible();
  await next.getByRole('heading', { name: first.name }).click();
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Answer on WhatsApp');
});
