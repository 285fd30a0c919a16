import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/search/find-matches.server.ts';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { findListingById } from './find-listings.server.ts';

async function createWithListing() {
  const app = await createTestApp();
  const state_id = await insertState(app.db, { name_pa: 'ਪੰਜਾਬ', name_hi: 'पंजाब' });
  const city_id = await insertCity(app.db, { state_id, name_pa: 'ਜਲੰਧਰ' });
  const id = await insertListing(app.db, {
    city_id,
    title: 'Kothi',
    title_pa: 'ਕੋਠੀ',
    title_hi: 'कोठी',
    neighbourhood_pa: 'ਮਾਡਲ ਟਾਊਨ',
  });
  return { ...app, id };
}

test('a card has the texts of the language, and the original where there is none', async () => {
  await using app = await createWithListing();
  const card = async (language: 'en' | 'pa' | 'hi') =>
    (await findListingCards(app.publicDb, NO_FILTERS, language)).items[0];

  const english = await card('en');
  assert.equal(english?.title, 'Kothi');
  assert.deepEqual(await card('pa'), {
    ...english,
    title: 'ਕੋਠੀ',
    neighbourhood: 'ਮਾਡਲ ਟਾਊਨ',
    cityName: 'ਜਲੰਧਰ',
    stateName: 'ਪੰਜਾਬ',
  });
  assert.deepEqual(await card('hi'), { ...english, title: 'कोठी', stateName: 'पंजाब' });
});

test('a listing is read in one language, without the texts of the others', async () => {
  await using app = await createWithListing();
  const listing = await findListingById(app.publicDb, app.id, 'pa');

  assert.deepEqual(
    [listing?.title, listing?.neighbourhood, listing?.description, listing?.slug],
    ['ਕੋਠੀ', 'ਮਾਡਲ ਟਾਊਨ', 'A quiet street, close to the school.', `kothi-${app.id}`],
  );
  assert.deepEqual(listing?.place, {
    id: listing?.cityID,
    slug: 'Jalandhar-Punjab',
    name: 'ਜਲੰਧਰ',
    stateName: 'ਪੰਜਾਬ',
  });
  assert.deepEqual([listing?.city.name, listing?.city.state.country.name], ['ਜਲੰਧਰ', 'India']);
  assert.doesNotMatch(JSON.stringify(listing), /\p{Script=Devanagari}|Kothi/u);
});

test('an English page carries no other language', async () => {
  await using app = await createWithListing();
  const listing = JSON.stringify(await findListingById(app.publicDb, app.id));
  assert.doesNotMatch(listing, /\p{Script=Devanagari}|\p{Script=Gurmukhi}/u);
});
