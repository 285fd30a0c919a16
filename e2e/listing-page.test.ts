import { expect } from '@playwright/test';
import { expectValidHtml } from './expect-valid-html.ts';
import { test } from './fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const BUSINESS = 'DK Property & Construction';
const VIDEO = 'aqz-KE-bpKQ';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows title, place, price, overview, description and phone links', async ({
    page,
    place,
    insertListing,
  }) => {
    const { slug } = await insertListing({
      title: 'House with a mango tree',
      ownerContact: '9812345678',
      roadSize: 30,
      propertyNumber: 77,
    });
    const response = await page.goto(`/property-details/${slug}`);

    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`House with a mango tree | ${BUSINESS}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House with a mango tree');
    await expect(page.getByRole('main')).toContainText(
      `Model Town · ${place.name}, ${place.stateName}`,
    );
    await expect(page.getByText('Rs. 4,500,000').first()).toBeVisible();
    await expect(page.getByRole('term').first()).toHaveText('Property Number');
    await expect(page.getByRole('definition').first()).toHaveText('77');
    await expect(page.getByText('A quiet street.Close to the school.').locator('br')).toHaveCount(
      1,
    );
    await expect(page.getByRole('link', { name: 'Call Owner' })).toHaveAttribute(
      'href',
      'tel:+919812345678',
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'A quiet street. Close to the school.',
    );
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute(
      'content',
      new RegExp(`${place.name}.*${place.stateName}`),
    );
    await expectValidHtml((await response?.text()) ?? '');
  });

  test('embeds the video', async ({ page, insertListing }) => {
    const { slug } = await insertListing({ videoLink: `https://youtu.be/${VIDEO}` });
    await page.goto(`/property-details/${slug}`);

    await expect(page.locator(`iframe[src*="/embed/${VIDEO}"]`)).toHaveCount(1);
  });
});

test('redirects an address with a wrong slug to the canonical one', async ({
  page,
  insertListing,
}) => {
  const { id, slug } = await insertListing();

  const answer = await page.request.get(`/property-details/something-else-${id}`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/property-details/${slug}`);
});

test("offers the agency's number without an owner, and Call for Price without a price", async ({
  page,
  place,
  insertListing,
}) => {
  const { slug } = await insertListing({ price: 0, neighbourhood: place.name });
  await page.goto(`/property-details/${slug}`);

  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(page.getByRole('link', { name: 'Call Owner' })).toHaveCount(0);
  await expect(page.getByText('Call for Price').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(place.name, { exact: true })).toHaveCount(0);
});

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

test('marks a Punjabi title as Punjabi, and shares it with a readable address', async ({
  page,
  insertListing,
  baseURL,
}) => {
  const { id, slug } = await insertListing({ title: 'ਕੋਠੀ ਮਾਡਲ ਟਾਊਨ' });
  await page.goto(`/property-details/${encodeURIComponent(slug)}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pa');
  const share = new URL(
    (await page.getByRole('link', { name: 'Share' }).getAttribute('href')) ?? '',
  );
  expect(share.searchParams.get('text')).toMatch(
    new RegExp(`^ਕੋਠੀ ਮਾਡਲ ਟਾਊਨ\n[^]*\n${baseURL}/p/${id}$`),
  );
});

test('links similar listings to their own pages', async ({ page, insertListing }) => {
  for (const number of [1, 2, 3]) await insertListing({ title: `House with twins ${number}` });
  const { slug } = await insertListing();
  await page.goto(`/property-details/${slug}`);
  const carousel = page.getByRole('region', { name: 'Similar Properties' });

  await expect(carousel.getByRole('link').first()).toHaveAttribute('href', /^\/property-details\//);
  await expect(carousel.locator(`a[href="/property-details/${slug}"]`)).toHaveCount(0);
});

test('shows markup, emoji and long words as plain text', async ({ page, insertListing }) => {
  const text = '<img src=x onerror=alert(1)> & "ਘਰ" 🏡 بيت </script><b>';
  const { slug } = await insertListing({
    title: text,
    description: text,
    neighbourhood: text,
    house: { type: 2, totalArea: 1, projectName: text },
  });
  page.on('dialog', () => expect('a script of the text').toBe('not run'));
  const response = await page.goto(`/property-details/${slug}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(page.getByRole('definition').filter({ hasText: text })).toHaveCount(1);
  await expect(page).toHaveTitle(`${text} | ${BUSINESS}`);
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(graph['@graph'][0].name).toBe(text);
  await expectValidHtml((await response?.text()) ?? '');

  const long = await insertListing({ title: 'W'.repeat(200) });
  await page.goto(`/property-details/${long.slug}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );
});
