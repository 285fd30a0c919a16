import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const VIDEO = 'aqz-KE-bpKQ';

test('loads the video after the page, muted and with a referrer', async ({
  page,
  insertListing,
}) => {
  const { slug } = await insertListing({ videoLink: `https://www.youtube.com/watch?v=${VIDEO}` });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(`/property-details/${slug}`);
  const player = page.locator('iframe');

  await expect(player).toHaveAttribute(
    'src',
    new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${VIDEO}\\?.*autoplay=1&mute=1`),
  );
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).toHaveAttribute('title', 'Video: House with a courtyard');
});

test("shares with the device's share sheet, and with WhatsApp where there is none", async ({
  page,
  insertListing,
  baseURL,
}) => {
  const { id, slug, title } = await insertListing({ price: 4_500_000, propertyNumber: 1042 });
  const url = `${baseURL}/p/${id}`;
  const text = `${title}\n1,250 sq ft · 45 lakh (Rs. 4,500,000)\nProperty Number 1042`;
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    Object.assign(window, { shared });
  });
  await openWithScripts(page, `/property-details/${slug}`);
  const share = page.getByRole('link', { name: 'Share' });

  await expect(share).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
  );
  await share.click();
  await expect.poll(() => page.evaluate('shared')).toEqual([{ title, text, url }]);
  await expect(page).toHaveURL(`${baseURL}/property-details/${slug}`);
});

test('runs no script of a text, and breaks long words', async ({ page, insertListing }) => {
  const script = '<img src=x onerror=alert(1)> </script><script>alert(2)</script>';
  const { slug } = await insertListing({
    title: 'W'.repeat(200),
    description: script,
    neighbourhood: script,
    house: { type: 2, totalArea: 1, projectName: script },
  });
  page.on('dialog', () => expect('a script of the text').toBe('not run'));
  await page.goto(`/property-details/${slug}`);

  await expect(page.getByRole('definition').filter({ hasText: script })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );
});
