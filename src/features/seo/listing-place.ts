import { areaUnit } from '#features/listings/field-queries.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { OverviewRow, OverviewTopic } from '#features/listings/listing-overview.ts';

/** UN/CEFACT codes. */
const UNIT_CODES = { squareFeet: 'FTK', acres: 'ACR' } as const;

const BUILDER_FLOOR = 4;
const FLAT = 5;

const WITH_OWN_MEMBER: readonly OverviewTopic[] = [
  'propertyNumber',
  'totalArea',
  'landArea',
  'posted',
];

export interface PlaceMessages {
  readonly totalArea: string;
  readonly carParking: string;
}

interface PlaceContext {
  readonly id: string;
  readonly overview: readonly OverviewRow[];
  readonly messages: PlaceMessages;
}

/**
 * The place for sale. Only homes have a type with rooms and floor area; plots, land and shops are
 * a `Place` with values (a `Store` would be a business, not its premises).
 */
export function listingPlace(listing: Listing, { id, overview, messages }: PlaceContext) {
  const { house } = listing;
  const common = {
    '@id': id,
    name: listing.title,
    address: postalAddress(listing),
    additionalProperty: [totalArea(listing, messages), ...overviewValues(overview)],
  };
  if (house === null) return { '@type': 'Place', ...common };
  return {
    '@type':
      house.type === FLAT || house.type === BUILDER_FLOOR ? 'Apartment' : 'SingleFamilyResidence',
    ...common,
    floorSize: {
      '@type': 'QuantitativeValue',
      value: house.builtUpArea > 0 ? house.builtUpArea : house.totalArea,
      unitCode: UNIT_CODES.squareFeet,
    },
    ...(house.noOfRooms > 0 ? { numberOfRooms: house.noOfRooms } : {}),
    ...(house.noOfWashrooms > 0 ? { numberOfBathroomsTotal: house.noOfWashrooms } : {}),
    ...(house.floorNo > 0 ? { floorLevel: String(house.floorNo) } : {}),
    ...(house.yearBuilt === null ? {} : { yearBuilt: Number(house.yearBuilt.slice(0, 4)) }),
    amenityFeature: {
      '@type': 'LocationFeatureSpecification',
      name: messages.carParking,
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

function totalArea({ propertyType, house, plot, land, shop }: Listing, messages: PlaceMessages) {
  const area = (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
  return {
    '@type': 'PropertyValue',
    name: messages.totalArea,
    value: area,
    unitCode: UNIT_CODES[areaUnit(propertyType)],
  };
}

function overviewValues(overview: readonly OverviewRow[]) {
  return overview
    .filter(({ topic, value }) => value !== '' && !WITH_OWN_MEMBER.includes(topic))
    .map(({ label, value, day }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: day ?? value,
    }));
}
