import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ListingInput } from '#features/listings/listing-input.ts';
import { publicListings } from '#features/listings/public-listings.server.ts';
import { insertCity } from '#test/factories.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { findListingsById } from './find-listings.server.ts';
import { insertListings } from './write-listings.server.ts';

const COMMON = {
  description: 'A quiet street.',
  neighbourhood: 'Model Town',
  price: 4_500_000,
  propertyNumber: 12,
  roadSize: 40,
  ownerContact: '9876543210',
  isPopular: true,
  videoLink: 'dQw4w9WgXcQ',
};

const BUILDING = {
  noOfFloors: 2,
  floorNo: 1,
  furnishedStatus: 2,
  propertyStatus: 1,
  totalArea: 1250,
  length: 50,
  breadth: 25,
  facing: 3,
};

const BLOCKS = [
  {
    propertyType: 100,
    house: {
      ...BUILDING,
      type: 2,
      projectName: 'Green Avenue',
      noOfRooms: 4,
      noOfWashrooms: 3,
      builtUpArea: 2000,
      carParking: true,
      yearBuilt: '2015-06-01T00:00:00',
    },
  },
  {
    propertyType: 200,
    plot: { totalArea: 500, plotType: 1, length: 25, breadth: 20, roadFrontSides: 2, facing: 1 },
  },
  {
    propertyType: 300,
    land: { totalArea: 2.5, landType: 1, roadFrontSides: 1, totalFront: 120, waterSupply: 3 },
  },
  { propertyType: 400, shop: { ...BUILDING, parkingSpace: true, yearBuilt: null } },
];

test('stores every field of every kind, and returns the ids in order', async () => {
  await using app = await createTestApp();
  const cityID = await insertCity(app.db);
  const staffId = await insertStaff(app);
  const posted = new Date('2025-12-24T10:00:00.000Z');

  // More than one statement takes.
  const inputs = Array.from({ length: 250 }, (_, index) => ({
    ...COMMON,
    ...BLOCKS[index % BLOCKS.length],
    title: `Listing ${index}`,
    cityID,
  }));
  const ids = await insertListings(
    app.db,
    inputs.map((input) => ({ input: ListingInput.parse(input), staffId, posted })),
    TEST_NOW,
  );
  const stored = await findListingsById(publicListings(app.publicDb), ids, TEST_NOW);

  assert.equal(stored.length, inputs.length);
  for (const [index, listing] of stored.entries()) {
    assert.partialDeepStrictEqual(listing, {
      ...inputs[index],
      posted: posted.toISOString(),
      thumbnail: null,
      applicationUserID: staffId,
    });
  }
});

async function insertStaff(app: Awaited<ReturnType<typeof createTestApp>>): Promise<number> {
  const row = {
    user_name: 'poster',
    password_hash: '',
    role: 'agent',
    created_at: TEST_NOW.toISOString(),
    removed_at: null,
  };
  return (await app.db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
}
