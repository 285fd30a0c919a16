import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import type { ListingPhoto } from '#features/listings/photos/photo.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';

/** Everything that is read of listings at once; `where` and order are the caller's. */
export function selectListings(listings: ListingQuery) {
  return listings
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .innerJoin('staff', 'staff.id', 'property.staff_id')
    .leftJoin('image', 'image.id', 'property.image_id')
    .selectAll('property')
    .select([
      'city.name as city_name',
      'city.state_id',
      'state.name as state_name',
      'state.country_id',
      'country.name as country_name',
      'staff.user_name',
      'image.path as image_path',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ]);
}

export type FullListingRow = Awaited<
  ReturnType<ReturnType<typeof selectListings>['executeTakeFirstOrThrow']>
>;

export function listingFromRow(row: FullListingRow): Listing {
  const country = { id: row.country_id, name: row.country_name };
  const state = { id: row.state_id, name: row.state_name, countryId: row.country_id, country };
  const idIfOfType = (type: number) => (row.property_type === type ? row.id : null);
  return {
    id: row.id,
    slug: listingSlug(row.title, row.id),
    title: row.title,
    description: row.description,
    neighbourhood: row.neighbourhood,
    price: row.price,
    thumbnail: row.image_path?.replaceAll('/', '\\') ?? null,
    imageUrl: row.image_path === null ? null : `/${row.image_path}`,
    videoLink: row.video_id,
    posted: row.posted,
    propertyType: row.property_type,
    propertyTypeText: enumerationName('PropertyType', row.property_type) ?? '',
    propertyNumber: row.property_number,
    roadSize: row.road_size,
    ownerContact: row.owner_contact,
    isPopular: row.is_popular === 1,
    countryId: row.country_id,
    stateId: row.state_id,
    cityID: row.city_id,
    city: { id: row.city_id, name: row.city_name, stateId: row.state_id, state },
    houseID: idIfOfType(HOUSE),
    house: row.property_type === HOUSE ? houseFromRow(row) : null,
    plotID: idIfOfType(PLOT),
    plot: row.property_type === PLOT ? plotFromRow(row) : null,
    landID: idIfOfType(LAND),
    land: row.property_type === LAND ? landFromRow(row) : null,
    shopID: idIfOfType(SHOP),
    shop: row.property_type === SHOP ? shopFromRow(row) : null,
    applicationUserID: row.staff_id,
    applicationUser: { id: row.staff_id, userName: row.user_name },
  };
}

/** The picture's columns of a row, or null for a listing without one. */
export function photoFromRow(
  row: Pick<FullListingRow, 'image_path' | 'image_width' | 'image_height' | 'image_placeholder'>,
): ListingPhoto | null {
  if (row.image_path === null) return null;
  return {
    url: `/${row.image_path}`,
    width: row.image_width ?? 0,
    height: row.image_height ?? 0,
    placeholder: row.image_placeholder ?? '',
  };
}

function houseFromRow(row: FullListingRow): NonNullable<Listing['house']> {
  return {
    id: row.id,
    type: row.house_type,
    noOfFloors: row.no_of_floors,
    projectName: row.project_name,
    floorNo: row.floor_no,
    noOfRooms: row.no_of_rooms,
    noOfWashrooms: row.no_of_washrooms,
    furnishedStatus: row.furnished_status,
    propertyStatus: row.property_status,
    totalArea: row.total_area,
    length: row.length,
    breadth: row.breadth,
    builtUpArea: row.built_up_area,
    carParking: row.parking === 1,
    facing: row.facing,
    yearBuilt: midnight(row.year_built),
  };
}

function plotFromRow(row: FullListingRow): NonNullable<Listing['plot']> {
  return {
    id: row.id,
    totalArea: row.total_area,
    plotType: row.plot_type,
    length: row.length,
    breadth: row.breadth,
    roadFrontSides: row.road_front_sides,
    facing: row.facing,
  };
}

function landFromRow(row: FullListingRow): NonNullable<Listing['land']> {
  return {
    id: row.id,
    totalArea: row.total_area,
    landType: row.land_type,
    roadFrontSides: row.road_front_sides,
    totalFront: row.total_front,
    waterSupply: row.water_supply,
  };
}

function shopFromRow(row: FullListingRow): NonNullable<Listing['shop']> {
  return {
    id: row.id,
    noOfFloors: row.no_of_floors,
    floorNo: row.floor_no,
    furnishedStatus: row.furnished_status,
    propertyStatus: row.property_status,
    totalArea: row.total_area,
    length: row.length,
    breadth: row.breadth,
    parkingSpace: row.parking === 1,
    facing: row.facing,
    yearBuilt: midnight(row.year_built),
  };
}

function midnight(date: string | null): string | null {
  return date === null ? null : `${date}T00:00:00`;
}
