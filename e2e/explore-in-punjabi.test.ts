import { expect } from '@playwright/test';
import { expectAlert, noteAlerts } from './alerts-said.ts';
import { clickBelow } from './click-below.ts';
import { expectAccessible } from './expect-accessible.ts';
import { resultCards, test } from './house-fixtures.ts';

test.beforeEach(({ page }) => noteAlerts(page));

test('filters, sorts and loads more in Punjabi', { tag: '@both-widths' }, async ({
  page,
  housesAddress,
  city,
  isMobile,
}) => {
  await page.goto(`/pa${housesAddress}`);
  const more = page.getByRole('button', { name: 'ਹੋਰ ਵੇਖੋ' });

  await expect(page).toHaveTitle(/^.+ ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ \|/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(city.name);
  await expect(resultCards(page).first()).toContainText('ਵਰਗ ਫੁੱਟ');
  const appended = page.waitForResponse((response) => response.url().includes('pageNumber=2'));
  await clickBelow(more);
  // Asked for once more: the browser hands a body without a charset on as Latin-1.
  const sent = await (await page.request.get((await appended).url())).text();
  expect(sent).toContain('ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ');
  expect(sent).not.toContain('House in');
  await expect(resultCards(page)).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('status').last()).toHaveText('23 ਵਿੱਚੋਂ 20 ਜਾਇਦਾਦਾਂ');
  await page.getByLabel('ਤਰਤੀਬ').selectOption('ਕੀਮਤ: ਘੱਟ ਤੋਂ ਵੱਧ');
  await expect(resultCards(page).first()).toContainText('₹ 1,00,000');
  if (isMobile) await page.getByRole('button', { name: 'ਮਕਾਨ ਦੀ ਕਿਸਮ' }).click();
  await page.getByLabel('ਮਕਾਨ ਦੀ ਕਿਸਮ').selectOption('ਕੋਠੀ');
  await expect(page.getByText('ਨਤੀਜੇ ਮਿਲੇ: 11')).toBeVisible();
  await expect(page).toHaveURL(/\/pa\/explore-properties\/.*houseType=2/);
  await expectAccessible(page);
});

test('says in Punjabi what is wrong with a filter, and that there are no results', async ({
  page,
  housesAddress,
  isMobile,
}) => {
  await page.goto(`/pa${housesAddress}`);
  await expect(page.getByRole('button', { name: 'ਹੋਰ ਵੇਖੋ' })).toBeVisible();
  const rooms = page.getByLabel('ਘੱਟੋ-ਘੱਟ ਕਮਰੇ');

  if (isMobile) await page.getByRole('button', { name: 'ਘੱਟੋ-ਘੱਟ ਕਮਰੇ' }).click();
  await rooms.fill('201');
  await rooms.press('Tab');
  await expectAlert(page, 'ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ 0 ਤੋਂ 200 ਦੇ ਵਿਚਕਾਰ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ');
  await page.getByLabel('ਘੱਟੋ-ਘੱਟ ਬਜਟ').fill('500000');
  await page.getByLabel('ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ').fill('400000');
  await page.getByRole('button', { name: 'ਲਾਗੂ ਕਰੋ' }).click();
  await expectAlert(page, 'ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ ਘੱਟੋ-ਘੱਟ ਬਜਟ ਨਾਲੋਂ ਵੱਡਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ');
  await rooms.fill('');
  await rooms.pressSequentially('੧੫੦');
  await expect(rooms).toHaveValue('150');
  await rooms.press('Tab');
  await expect(page.getByRole('heading', { name: 'ਕੁਝ ਨਹੀਂ ਲੱਭਿਆ' })).toBeVisible();
  await page.getByRole('link', { name: 'ਸਾਰੀਆਂ ਜਾਇਦਾਦਾਂ ਵੇਖੋ' }).click();
  await expect(page).toHaveURL('/pa/explore-properties/properties-for-sale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ਵਿਕਾਊ ਜਾਇਦਾਦਾਂ');
});
