import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const KOTHI = {
  title: 'Kothi with a garden on two sides near the bus stand of Model Town',
  price: 12_345_678,
  roadSize: 40,
  areaAs: { value: 10, unit: 'marla' },
  house: { type: 2, length: 60, breadth: 45.38, facing: 3, noOfRooms: 4, roadFrontSides: 1 },
};

const WORDS = {
  en: {
    prefix: '',
    price: 'Rs. 12,345,678',
    spoken: '1.23 crore',
    facts: ['10 marla', '2,723 sq ft', '60 ft x 45.38 ft', 'East', '4'],
  },
  pa: {
    prefix: '/pa',
    price: '₹ 1,23,45,678',
    spoken: '1.23 ਕਰੋੜ',
    facts: ['10 ਮਰਲੇ', '2,723 ਵਰਗ ਫੁੱਟ', '60 ਫੁੱਟ × 45.38 ਫੁੱਟ', 'ਪੂਰਬ', '4'],
  },
  hi: {
    prefix: '/hi',
    price: '₹ 1,23,45,678',
    spoken: '1.23 करोड़',
    facts: ['10 मरले', '2,723 वर्ग फ़ुट', '60 फ़ुट × 45.38 फ़ुट', 'पूर्व', '4'],
  },
} as const;

for (const [language, { prefix, price, spoken, facts }] of Object.entries(WORDS)) {
  test(`says on the first screen of a phone what buyers ask first, in ${language}`, async ({
    page,
    place,
    insertListing,
  }) => {
    const { slug } = await insertListing(KOTHI);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/property-details/${slug}`);
    const main = page.getByRole('main');
    const bar = await page.locator('.call-bar').boundingBox();

    for (const text of [place.name, price, spoken, ...facts]) {
      const box = await main
        .getByText(text, { exact: text === '4' })
        .first()
        .boundingBox();
      expect(box, text).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await expect(main.getByRole('listitem').filter({ hasText: facts[0] })).toContainText(facts[1]);
    const sizes = await Promise.all(
      [price, spoken].map((text) =>
        main
          .getByText(text)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect((sizes[1] ?? 0) / (sizes[0] ?? 1)).toBeGreaterThanOrEqual(0.75);
  });
}

test('Call asks whether the agency or the owner is to be called', async ({
  page,
  insertListing,
}) => {
  const { slug } = await insertListing({ ...KOTHI, ownerContact: '9812345678' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScripts(page, `/property-details/${slug}`);
  await page.locator('.call-bar').getByRole('link', { name: 'Call' }).click();

  const choice = page.getByRole('dialog', { name: 'Whom do you want to call?' });
  await expect(choice.getByRole('link', { name: 'Call Us' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(choice.getByRole('link', { name: 'Call Owner' })).toHaveAttribute(
    'href',
    'tel:+919812345678',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
});

for (const width of [320, 390, 768, 1280]) {
  test(`fits a screen of ${width} px and is accessible`, async ({ page, insertListing }) => {
    const { slug } = await insertListing({ ...KOTHI, ownerContact: '9812345678' });
    await page.setViewportSize({ width, height: 844 });
    for (const prefix of ['', '/pa']) {
      await page.goto(`${prefix}/property-details/${slug}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page);
    }
  });
}
