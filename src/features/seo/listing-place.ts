import type { Listing } from '#features/listings/listing.ts';
import { listingOverview } from '#features/listings/listing-overview.ts';

/** UN/CEFACT codes, as schema.org asks for. */
const SQUARE_FEET = 'FTK';
const ACRES = 'ACR';

/** House types that are part of a building. */
const BUILDER_FLOOR = 4;
const FLAT = 5;

/** What the listing or its place says elsewhere. */
const SAID_ELSEWHERE = new Set(['Property Number', 'Total Area', 'Posted On']);

/**
 * What is sold, as schema.org says it. Only a home has a type there with rooms and a floor area; plots, land and shops
 * are places with values of their own (a `Store` would be a business, not its premises).
 */
export function listingPlace(property: Listing, id: string) {
  const { house } = property;
  const common = {
    '@id': id,
    name: property.title,
    address: postalAddress(property),
    additionalProperty: [totalArea(property), ...overviewValues(property)],
  };
  if (house === null) return { '@type': 'Place', ...common };
  return {
    '@type':
      house.type === FLAT || house.type === BUILDER_FLOOR ? 'Apartment' : 'SingleFamilyResidence',
    ...common,
    floorSize: {
      '@type': 'QuantitativeValue',
      value: house.builtUpArea > 0 ? house.builtUpArea : house.totalArea,
      unitCode: SQUARE_FEET,
    },
    ...(house.noOfRooms > 0 ? { numberOfRooms: house.noOfRooms } : {}),
    ...(house.noOfWashrooms > 0 ? { numberOfBathroomsTotal: house.noOfWashrooms } : {}),
    ...(house.floorNo > 0 ? { floorLevel: String(house.floorNo) } : {}),
    ...(house.yearBuilt === null ? {} : { yearBuilt: Number(house.yearBuilt.slice(0, 4)) }),
    amenityFeature: {
      '@type': 'LocationFeatureSpecification',
      name: 'Car parking',
      value: house.carParking,
    },
  };
}

function postalAddress({ neighbourhood, city }: Listing) {
  const country = city.state.country.name;
  return {
    '@type': 'PostalAddress',
    ...(neighbourhood === '' || neighbourhood === city.name
      ? {}
      : { streetAddress: neighbourhood }),
    addressLocality: city.name,
    addressRegion: city.state.name,
    addressCountry: country === 'India' ? 'IN' : country,
  };
}

function totalArea({ house, plot, land, shop }: Listing) {
  const area = (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
  return {
    '@type': 'PropertyValue',
    name: 'Total Area',
    value: area,
    unitCode: land === null ? SQUARE_FEET : ACRES,
  };
}

function overviewValues(property: Listing) {
  return listingOverview(property)
    .filter(({ label, value }) => value !== '' && !SAID_ELSEWHERE.has(label))
    .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
}
