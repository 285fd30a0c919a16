import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT } from '#features/listings/listing-kind.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { insertCity, insertListing, insertPhoto } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { NO_FILTERS } from './filters.ts';
import { findListingCards } from './find-matches.server.ts';
import { findHomeSection } from './home-sections.server.ts';
import { findSimilarListings } from './similar-listings.server.ts';

test('returns a card with place, area, price and photo', async () => {
  await using app = await createTestApp();
  const image_id = await insertPhoto(app.db, { hash: 'ab12' });
  const id = await insertListing(app.db, {
    property_type: LAND,
    total_area: 2.5,
    title: 'Canal side',
    image_id,
  });

  const { items, totalCount } = await findListingCards(app.publicDb, NO_FILTERS);

  assert.equal(totalCount, 1);
  assert.deepEqual(items[0], {
    id,
    slug: `canal-side-${id}`,
    propertyNumber: 0,
    title: 'Canal side',
    description: 'A quiet street, close to the school.',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    propertyType: LAND,
    totalArea: 2.5,
    areaUnit: 'acres',
    areaAs: null,
    details: {
      noOfRooms: 0,
      noOfWashrooms: 0,
      length: 0,
      breadth: 0,
      facing: 0,
      roadSize: 0,
    },
    cityName: 'Jalandhar',
    stateName: 'Punjab',
    videoId: '',
    posted: '2026-02-01T09:00:00.000Z',
    isPopular: false,
    status: 1,
    previousPrice: null,
    isNew: false,
    image: { url: '/Resources/Images/ab12.jpg', width: 1280, height: 960, placeholder: '#88aa66' },
    imageCount: 1,
    drawing: '',
  });
});

test('a card without a photo has what its plot is drawn from, except of flats', async () => {
  await using app = await createTestApp();
  const ground = { length: 60, breadth: 30, facing: 5, road_size: 22 };
  await insertListing(app.db, { ...ground, house_type: 5 });
  await insertListing(app.db, { ...ground, house_type: 2, total_area: 1800 });
  const land = { property_type: LAND, total_area: 2.5, total_front: 220, road_front_sides: 2 };
  await insertListing(app.db, { ...land, said_area: 20, said_area_unit: 'kanal' });

  const { items } = await findListingCards(app.publicDb, NO_FILTERS);

  assert.deepEqual(
    items.map(({ drawing }) => drawing),
    [
      'front=220&squareFeet=108900&roadSides=2&area=20&unit=kanal',
      'front=30&depth=60&squareFeet=1800&bearing=45&roadWidth=22',
      '',
    ],
  );
});

test('returns a listing with the block of its own kind alone', async () => {
  await using app = await createTestApp();
  const id = await insertListing(app.db, { property_type: PLOT, plot_type: 2, total_area: 900 });

  const listing = await findListingById(app.publicDb, id);

  assert.deepEqual(listing?.plot, {
    id,
    totalArea: 900,
    plotType: 2,
    length: 0,
    breadth: 0,
    roadFrontSides: 0,
    facing: 0,
  });
  assert.deepEqual(
    [listing?.house, listing?.land, listing?.shop, listing?.houseID],
    [null, null, null, null],
  );
  assert.equal(await findListingById(app.publicDb, id + 1), undefined);
});

test('returns at most 12 listings of a home section, newest first', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db);
  for (let day = 10; day < 24; day += 1)
    await insertListing(app.db, { city_id, posted: `2026-01-${day}T00:00:00.000Z` });
  const popular = await insertListing(app.db, { city_id, property_type: PLOT, is_popular: 1 });

  const fresh = await findHomeSection(app.publicDb, 'freshProperties');
  const houses = await findHomeSection(app.publicDb, 'house');

  assert.deepEqual(
    [fresh.length, fresh[0]?.id, fresh[1]?.posted],
    [12, popular, '2026-01-23T00:00:00.000Z'],
  );
  assert.ok(houses.every((card) => card.propertyType === HOUSE));
  assert.deepEqual(
    (await findHomeSection(app.publicDb, 'popularProperties')).map((card) => card.id),
    [popular],
  );
  assert.deepEqual(await findHomeSection(app.publicDb, 'shop'), []);
});

test('returns similar listings, of every city when the city has fewer than 3', async () => {
  await using app = await createTestApp();
  const [near, far] = [await insertCity(app.db), await insertCity(app.db)];
  const here = await insertListing(app.db, { city_id: near });
  const neighbours = [
    await insertListing(app.db, { city_id: near }),
    await insertListing(app.db, { city_id: near }),
  ];
  const distant = await insertListing(app.db, { city_id: far });
  await insertListing(app.db, { city_id: near, property_type: PLOT });
  const similar = async () =>
    (await findSimilarListings(app.publicDb, { id: here, propertyType: 100, cityID: near })).map(
      (card) => card.id,
    );

  assert.deepEqual(await similar(), [distant, ...neighbours.toReversed()]);

  const third = await insertListing(app.db, { city_id: near });
  assert.deepEqual(await similar(), [third, ...neighbours.toReversed()]);
});

test('similar listings of about the same price, area and sort stand first', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db);
  const plot = { city_id, property_type: PLOT, plot_type: 1, total_area: 2722.5, price: 4_500_000 };
  const here = await insertListing(app.db, plot);
  const nearest = await insertListing(app.db, { ...plot, price: 4_600_000 });
  const commercial = await insertListing(app.db, { ...plot, plot_type: 2 });
  const unpriced = await insertListing(app.db, { ...plot, price: 0 });
  const huge = await insertListing(app.db, { ...plot, price: 90_000_000, total_area: 54_450 });
  const newest = await insertListing(app.db, { ...plot, price: 4_600_000 });

  const similar = await findSimilarListings(app.publicDb, {
    id: here,
    propertyType: PLOT,
    cityID: city_id,
  });

  assert.deepEqual(
    similar.map((card) => card.id),
    [newest, nearest, unpriced, commercial, huge],
  );
});
