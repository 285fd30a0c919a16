import { expect } from '@playwright/test';
import { test } from './photo-fixtures.ts';

const KOTHI = {
  title: 'Kothi with a garden on two sides near the bus stand of Model Town',
  description: Array.from({ length: 60 }, () => 'A quiet street close to the school.').join('\n'),
  price: 12_345_678,
  roadSize: 40,
  propertyNumber: 77,
  ownerContact: '9812345678',
  areaAs: { value: 10, unit: 'marla' },
  house: {
    type: 2,
    length: 60,
    breadth: 45.38,
    builtUpArea: 2100,
    noOfFloors: 2,
    projectName: 'Green Enclave',
    floorNo: 1,
    noOfRooms: 4,
    noOfWashrooms: 3,
    furnishedStatus: 2,
    propertyStatus: 1,
    facing: 3,
    yearBuilt: '2019-04-01',
  },
};

for (const prefix of ['', '/pa', '/hi']) {
  test(`${prefix}/… is printed on one page, with the agency and without the owner`, async ({
    page,
    insertListing,
    baseURL,
  }) => {
    const { id, slug } = await insertListing(KOTHI);
    await page.goto(`${prefix}/property-details/${slug}`);
    await page.emulateMedia({ media: 'print' });

    const qrCode = page.locator('img[src*="/qr-code/"]');
    await expect(qrCode).toBeVisible();
    await expect
      .poll(() =>
        qrCode.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(page.getByText('+91 98765 43210').locator('visible=true')).toHaveCount(1);
    await expect(page.getByText(`${baseURL}${prefix}/p/${id}`)).toBeVisible();
    await expect(page.getByText('98123 45678').locator('visible=true')).toHaveCount(0);
    for (const text of ['45.38', '77', 'Green Enclave'])
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    await expect(page.locator('img[src*="plot-drawing.svg"]').first()).toBeVisible();

    const pdf = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
  test(`${prefix}/… is printed on one page with four of its photos`, async ({
    page,
    insertWithPhotos,
  }) => {
    const videoLink = prefix === '' ? '' : 'https://youtu.be/aqz-KE-bpKQ';
    const { slug } = await insertWithPhotos(6, { ...KOTHI, videoLink });
    await page.goto(`${prefix}/property-details/${slug}`);
    await page.emulateMedia({ media: 'print' });

    const photos = page.locator('.photo-gallery img');
    await expect(photos.locator('visible=true')).toHaveCount(4);
    const pdf = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
