import type { ListingInput } from '#features/listings/listing-input.ts';

/** What columns that a type of property does not have hold. */
const EMPTY = {
  total_area: 0,
  length: 0,
  breadth: 0,
  built_up_area: 0,
  facing: 0,
  house_type: 0,
  plot_type: 0,
  land_type: 0,
  property_status: 0,
  furnished_status: 0,
  no_of_floors: 0,
  floor_no: 0,
  no_of_rooms: 0,
  no_of_washrooms: 0,
  project_name: '',
  parking: 0,
  year_built: null,
  road_front_sides: 0,
  total_front: 0,
  water_supply: 0,
};

/** The columns that the input decides, all of them: what it leaves out is emptied. */
export function listingColumns(input: ListingInput) {
  return {
    property_type: input.propertyType,
    city_id: input.cityID,
    title: input.title,
    description: input.description,
    neighbourhood: input.neighbourhood,
    price: input.price,
    is_popular: input.isPopular ? 1 : 0,
    property_number: input.propertyNumber,
    road_size: input.roadSize,
    owner_contact: input.ownerContact,
    video_id: input.videoLink,
    ...EMPTY,
    ...(input.house && houseColumns(input.house)),
    ...(input.plot && plotColumns(input.plot)),
    ...(input.land && landColumns(input.land)),
    ...(input.shop && shopColumns(input.shop)),
  };
}

function houseColumns(house: NonNullable<ListingInput['house']>) {
  return {
    ...buildingColumns(house),
    house_type: house.type,
    project_name: house.projectName,
    no_of_rooms: house.noOfRooms,
    no_of_washrooms: house.noOfWashrooms,
    built_up_area: house.builtUpArea,
    parking: house.carParking ? 1 : 0,
  };
}

function shopColumns(shop: NonNullable<ListingInput['shop']>) {
  return { ...buildingColumns(shop), parking: shop.parkingSpace ? 1 : 0 };
}

function buildingColumns(building: Omit<NonNullable<ListingInput['shop']>, 'parkingSpace'>) {
  return {
    total_area: building.totalArea,
    length: building.length,
    breadth: building.breadth,
    facing: building.facing,
    no_of_floors: building.noOfFloors,
    floor_no: building.floorNo,
    furnished_status: building.furnishedStatus,
    property_status: building.propertyStatus,
    year_built: building.yearBuilt,
  };
}

function plotColumns(plot: NonNullable<ListingInput['plot']>) {
  return {
    total_area: plot.totalArea,
    plot_type: plot.plotType,
    length: plot.length,
    breadth: plot.breadth,
    road_front_sides: plot.roadFrontSides,
    facing: plot.facing,
  };
}

function landColumns(land: NonNullable<ListingInput['land']>) {
  return {
    total_area: land.totalArea,
    land_type: land.landType,
    road_front_sides: land.roadFrontSides,
    total_front: land.totalFront,
    water_supply: land.waterSupply,
  };
}
