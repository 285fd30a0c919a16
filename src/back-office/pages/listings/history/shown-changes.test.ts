import assert from 'node:assert/strict';
import { test } from 'node:test';
import { membersOf, withMembers } from '#back-office/pages/listings/write-members.ts';
import { Listing } from '#features/listings/listing.ts';
import { City } from '#features/listings/place.ts';
import { insertCity } from '#test/factories.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';
import { shownChanges } from './shown-changes.ts';

test('changes are told in the words of the form, and what undoes them is told to the API', async () => {
  await using app = await createTestAppWithStaff();
  const nakodar = await insertCity(app.db, { name: 'Nakodar' });
  const { body: created } = await app.staff.post('/api/Property', app.house);
  const { body } = await app.staff.put('/api/Property', {
    ...app.house,
    id: created.id,
    price: 4_000_000,
    cityID: nakodar,
    status: 2,
    isPopular: true,
    areaAs: { value: 10, unit: 'marla' },
    house: { type: 2 },
  });
  const history = (await app.staff.get(`/api/Property/${created.id}/history`)).body.items;
  const cities = City.array().parse((await app.staff.get('/api/City')).body);
  const listing = Listing.parse(body);

  const shown = shownChanges(history[0].changes, listing, cities);

  const told = Object.fromEntries(
    shown.map(({ label, before, after }) => [label, [before, after]]),
  );
  assert.deepEqual(told, {
    'Total Area': ['1,250 sq ft', '10 marla'],
    Price: ['Rs. 4,500,000', 'Rs. 4,000,000'],
    'Popular listing': ['No', 'Yes'],
    Status: ['Available', 'Under Deal'],
    City: [created.city.name, 'Nakodar'],
  });
  const old = shown.map((change) => change.old ?? {});
  assert.deepEqual(old[0], { areaAs: null, 'house.totalArea': 1250 });
  const members = Object.fromEntries(old.flatMap((change) => Object.entries(change)));
  const { countryId: _, stateId: __, ...restored } = withMembers(listing, members);
  const answer = await app.staff.put('/api/Property', restored);
  assert.equal(answer.status, 200);
  assert.deepEqual(membersOf(Listing.parse(answer.body), Object.keys(members)), members);
});
