import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { test } from './fixtures.ts';
import { renderOffscreenSections } from './render-offscreen-sections.ts';

const WIDTHS = [390, 768, 1280];
const KINDS = { house: 100, plot: 200, land: 300, shop: 400 };

const Found = z.object({
  items: z.array(z.object({ slug: z.string(), thumbnail: z.string().nullable() })),
});

/** Screenshots in `test-results/screens`; `README_PICTURE=1` also replaces `docs/home.png`. */
for (const width of WIDTHS) {
  test(`screens at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const addresses: Record<string, string> = {
      home: '/home',
      explore: '/explore-properties/properties-for-sale',
    };
    for (const [kind, propertyType] of Object.entries(KINDS)) {
      const answer = await request.post('/api/Property/filtered-properties', {
        data: { propertyType },
      });
      const { items } = Found.parse(await answer.json());
      const listing = items.find(({ thumbnail }) => thumbnail !== null) ?? items[0];
      expect(listing, `the sample catalogue has a ${kind}`).toBeDefined();
      addresses[kind] = `/property-details/${listing?.slug}`;
    }

    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address);
      await loadAllImages(page);
      await page.screenshot({ path: `test-results/screens/${name}-${width}.jpg`, fullPage: true });
    }
  });
}

test('the home page for the README', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto('/home');
  await loadAllImages(page);
  const path = process.env.README_PICTURE ? 'docs/home.png' : 'test-results/screens/readme.png';

  await page.screenshot({ path });
});

async function loadAllImages(page: Page): Promise<void> {
  await renderOffscreenSections(page);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}
