import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Listing } from '#features/listings/listing.ts';
import type { Language } from '#platform/language/language.ts';
import { loadOverview } from './load-facts.server.ts';

const LISTING: Listing = {
  id: 7,
  slug: 'a-listing-7',
  title: 'A listing',
  description: '',
  neighbourhood: 'Model Town',
  price: 0,
  thumbnail: null,
  imageUrl: null,
  imageCount: 0,
  videoLink: '',
  posted: '2026-02-27T18:45:00.000Z',
  propertyType: 100,
  propertyTypeText: 'House',
  propertyNumber: 1042,
  roadSize: 30,
  ownerContact: '',
  isPopular: false,
  areaAs: null,
  status: 1,
  statusChangedAt: '2026-02-27T18:45:00.000Z',
  checkedAt: null,
  previousPrice: null,
  trashedAt: null,
  translations: {},
  countryId: 1,
  stateId: 1,
  cityID: 1,
  city: {
    id: 1,
    name: 'Jalandhar',
    names: {},
    stateId: 1,
    state: {
      id: 1,
      name: 'Punjab',
      names: {},
      countryId: 1,
      country: { id: 1, name: 'India', names: {} },
    },
  },
  houseID: null,
  house: null,
  plotID: null,
  plot: null,
  landID: null,
  land: null,
  shopID: null,
  shop: null,
  applicationUserID: 1,
  applicationUser: { id: 1, userName: 'admin' },
};

const HOUSE: Listing = {
  ...LISTING,
  houseID: 7,
  house: {
    id: 7,
    type: 2,
    noOfFloors: 2,
    projectName: 'Green Enclave',
    floorNo: 1,
    noOfRooms: 4,
    noOfWashrooms: 3,
    furnishedStatus: 2,
    propertyStatus: 1,
    totalArea: 2722.5,
    length: 60,
    breadth: 45,
    builtUpArea: 2100,
    carParking: true,
    facing: 5,
    yearBuilt: '2019-04-01T00:00:00.000Z',
  },
};

const shown = (listing: Listing, language: Language = 'en') =>
  loadOverview(listing, language).map(({ label, value }) => [label, value]);

test('a house shows fourteen rows between its number, its road and its date', () => {
  assert.deepEqual(shown(HOUSE), [
    ['Property Number', '1042'],
    ['House Type', 'Kothi'],
    ['Total Area', '2,723 sq ft'],
    ['Dimensions', '60 ft x 45 ft'],
    ['Built Up Area', '2,100 sq ft'],
    ['No. of Floors', '2'],
    ['Project Name', 'Green Enclave'],
    ['Floor No.', '1'],
    ['No. of Rooms', '4'],
    ['No. of Washrooms', '3'],
    ['Furnished Status', 'Semi-Furnished'],
    ['Property Status', 'Ready to Move'],
    ['Is Car Parking available?', 'yes'],
    ['House Facing', 'North-East'],
    ['Date Built', '1 Apr 2019'],
    ['Road/Street Size', '30 ft'],
    ['Posted On', '27 Feb 2026'],
  ]);
});

test('a plot shows its type, area, dimensions, road sides and facing', () => {
  const plot = {
    id: 7,
    totalArea: 1361,
    plotType: 1,
    length: 50,
    breadth: 27.22,
    roadFrontSides: 2,
    facing: 3,
  };

  assert.deepEqual(shown({ ...LISTING, plot }), [
    ['Property Number', '1042'],
    ['Plot Type', 'Residential Plot'],
    ['Total Area', '1,361 sq ft'],
    ['Dimensions', '50 ft x 27.22 ft'],
    ['Road Front Sides', '2'],
    ['Facing', 'East'],
    ['Road/Street Size', '30 ft'],
    ['Posted On', '27 Feb 2026'],
  ]);
});

test('land is measured in acres and shows its irrigation', () => {
  const land = {
    id: 7,
    totalArea: 2.5,
    landType: 1,
    roadFrontSides: 1,
    totalFront: 220,
    waterSupply: 3,
  };

  assert.deepEqual(shown({ ...LISTING, land }), [
    ['Property Number', '1042'],
    ['Land Type', 'Agricultural Land'],
    ['Total Area', '2.5 acre'],
    ['Road Front Sides', '1'],
    ['Total Front', '220 ft'],
    ['Irrigation Method', 'Tube Well and Canal'],
    ['Road/Street Size', '30 ft'],
    ['Posted On', '27 Feb 2026'],
  ]);
});

test('a shop shows status and furnishing before its floors', () => {
  const shop = {
    id: 7,
    noOfFloors: 1,
    floorNo: 0,
    furnishedStatus: 1,
    propertyStatus: 4,
    totalArea: 300,
    length: 20,
    breadth: 15,
    parkingSpace: false,
    facing: 4,
    yearBuilt: null,
  };

  assert.deepEqual(shown({ ...LISTING, shop }), [
    ['Property Number', '1042'],
    ['Total Area', '300 sq ft'],
    ['Dimensions', '20 ft x 15 ft'],
    ['Property Status', 'Resale'],
    ['Furnished Status', 'Unfurnished'],
    ['No. of Floors', '1'],
    ['Is Parking Space available?', 'No'],
    ['Shop Facing', 'West'],
    ['Date Built', ''],
    ['Road/Street Size', '30 ft'],
    ['Posted On', '27 Feb 2026'],
  ]);
});

test('hides incomplete dimensions and an unknown road; other empty rows stay', () => {
  const plot = {
    id: 7,
    totalArea: 500,
    plotType: 99,
    length: 50,
    breadth: 0,
    roadFrontSides: 0,
    facing: 0,
  };

  assert.deepEqual(shown({ ...LISTING, propertyNumber: 0, roadSize: 0, plot }), [
    ['Property Number', ''],
    ['Plot Type', ''],
    ['Total Area', '500 sq ft'],
    ['Road Front Sides', ''],
    ['Facing', ''],
    ['Posted On', '27 Feb 2026'],
  ]);
});

test('a house in Punjabi and in Hindi', () => {
  assert.deepEqual(shown(HOUSE, 'pa'), [
    ['ਜਾਇਦਾਦ ਨੰਬਰ', '1042'],
    ['ਮਕਾਨ ਦੀ ਕਿਸਮ', 'ਕੋਠੀ'],
    ['ਕੁੱਲ ਰਕਬਾ', '2,723 ਵਰਗ ਫੁੱਟ'],
    ['ਲੰਬਾਈ × ਚੌੜਾਈ', '60 ਫੁੱਟ × 45 ਫੁੱਟ'],
    ['ਕਵਰਡ ਏਰੀਆ', '2,100 ਵਰਗ ਫੁੱਟ'],
    ['ਮੰਜ਼ਲਾਂ ਦੀ ਗਿਣਤੀ', '2'],
    ['ਪ੍ਰਾਜੈਕਟ ਦਾ ਨਾਂ', 'Green Enclave'],
    ['ਕਿਹੜੀ ਮੰਜ਼ਲ', '1'],
    ['ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ', '4'],
    ['ਬਾਥਰੂਮ', '3'],
    ['ਫ਼ਰਨੀਚਰ', 'ਸੈਮੀ-ਫ਼ਰਨਿਸ਼ਡ'],
    ['ਜਾਇਦਾਦ ਦੀ ਸਥਿਤੀ', 'ਤਿਆਰ (ਤੁਰੰਤ ਕਬਜ਼ਾ)'],
    ['ਕਾਰ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਹੈ?', 'ਹਾਂ'],
    ['ਦਿਸ਼ਾ (ਫ਼ੇਸਿੰਗ)', 'ਉੱਤਰ-ਪੂਰਬ'],
    ['ਕਦੋਂ ਬਣਿਆ', '1 ਅਪ੍ਰੈਲ 2019'],
    ['ਸੜਕ/ਗਲੀ ਦੀ ਚੌੜਾਈ', '30 ਫੁੱਟ'],
    ['ਪੋਸਟ ਦੀ ਤਾਰੀਖ਼', '27 ਫ਼ਰਵਰੀ 2026'],
  ]);
  assert.deepEqual(shown(HOUSE, 'hi').slice(-4), [
    ['दिशा (फ़ेसिंग)', 'उत्तर-पूर्व'],
    ['कब बना', '1 अप्रैल 2019'],
    ['सड़क/गली की चौड़ाई', '30 फ़ुट'],
    ['पोस्ट की तारीख', '27 फ़रवरी 2026'],
  ]);
});

test('a date has its day, of posting in UTC', () => {
  assert.deepEqual(
    loadOverview(HOUSE, 'en').flatMap(({ topic, day }) => (day === undefined ? [] : [topic, day])),
    ['yearBuilt', '2019-04-01', 'posted', '2026-02-27'],
  );
});
