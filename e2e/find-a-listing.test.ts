import { expect } from '@playwright/test';
import { clickBelow } from './click-below.ts';
import { test } from './fixtures.ts';

const exploreIn = ({ id, name }: { id: number; name: string }) =>
  `/explore-properties/Houses-for-sale-in-${name.replaceAll(' ', '-')}-Punjab?loc=${id}&type=100`;

test('goes from the home page to all listings', async ({ page, insertListing }) => {
  await insertListing({ isPopular: true });
  await page.goto('/home');

  await page.getByRole('link', { name: 'See All Popular Listings' }).click();

  await expect(page).toHaveURL('/explore-properties/properties-for-sale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showing Results');
  await expect(page.getByText(/^Results Found: \d+$/)).toBeVisible();
});

test('narrows the search, opens a listing, opens a similar one and calls', {
  tag: '@both-widths',
}, async ({ page, isMobile, place, insertListing }) => {
  await insertListing({
    title: 'Small house by the canal',
    price: 3_000_000,
    ownerContact: '9812345678',
  });
  await insertListing({ title: 'House by the canal', price: 4_000_000 });
  await insertListing({ title: 'Large house by the canal', price: 9_000_000 });
  // Three similar listings in the city: other cities are not searched.
  await insertListing({ title: 'New house by the canal', price: 8_000_000 });
  await page.goto(exploreIn(place));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `House in ${place.name}, Punjab`,
  );
  await expect(page.getByText('Results Found: 4')).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: 'Budget' }).click();
  await page.getByLabel('Maximum budget').fill('5000000');
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page.getByText('Results Found: 2')).toBeVisible();
  await expect(page).toHaveURL(/maxBudget=5000000/);
  await page.getByRole('link', { name: 'Small house by the canal' }).click();
  await expect(page).toHaveTitle('Small house by the canal | DK Property & Construction');
  await expect(page.getByRole('link', { name: 'Call Owner' })).toHaveAttribute(
    'href',
    'tel:+919812345678',
  );
  await expect(
    page.getByRole('link', { name: isMobile ? 'Call' : 'Call Us', exact: true }),
  ).toHaveAttribute('href', 'tel:+919876543210');

  await page.getByRole('link', { name: 'Large house by the canal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Large house by the canal');
  await expect(page.getByText('Rs. 9,000,000').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, sorts, pages, opens a listing and calls', async ({
    page,
    isMobile,
    place,
    insertListing,
  }) => {
    for (let number = 1; number <= 12; number += 1)
      await insertListing({ title: `House ${number}.`, price: number * 100_000 });
    await page.goto(exploreIn(place));

    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Minimum budget').fill('150000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Results Found: 11')).toBeVisible();

    await clickBelow(page.getByRole('link', { name: 'Load More' }));
    await expect(page.getByRole('link', { name: 'House 2.' })).toBeVisible();

    await page.goto(`${exploreIn(place)}&sortByIndex=2`);
    await page.getByRole('link', { name: 'House 1.', exact: false }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House 1.');
    await expect(page.getByRole('link', { name: /^(Contact Us|Call)$/ }).first()).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
  });
});
