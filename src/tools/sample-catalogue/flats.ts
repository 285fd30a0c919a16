import { buildingAge } from './building-age.ts';
import { FACINGS, FURNISHED_STATUSES, HOUSE_TYPES, nameOf } from './codes.ts';
import { CLOSING, fillIn, paragraph, type Sentences } from './prose.ts';
import { type ListingOfKind, type Place, roundedPrice } from './sample-listing.ts';
import type { Random } from './seeded-random.ts';

const PROJECTS = [
  'Shivalik Heights',
  'Doaba Greens',
  'Bist Residency',
  'Beas View Apartments',
  'Satluj Enclave',
  'Kesar Homes',
  'Sarson Court',
  'Amaltas Residency',
] as const;

const KINDS = {
  flat: {
    motif: 'flat',
    titles: [
      '{rooms} BHK Flat in {project}, {where}',
      '{rooms} BHK {furnished} Flat on {floor} Floor, {where}, {town}',
      '{area} sqft Flat in {project}, {town}',
    ],
    opening:
      '{rooms} BHK flat of {area} sqft on the {floorLow} floor of {project}, {where}, {town}. It is {furnishedLow}.',
    storeys: [5, 6, 7],
    lowest: 0,
    building: 2100,
    ground: 260,
  },
  builderFloor: {
    motif: 'builder floor',
    titles: [
      '{rooms} BHK Builder Floor in {where}, {town}',
      'Independent {floor} Floor with Parking, {where}',
      '{area} sqft Builder Floor in {where}, {town}',
    ],
    opening:
      '{rooms} BHK builder floor of {area} sqft on the {floorLow} floor, on a {road} feet wide road in {where}, {town}.',
    storeys: [4],
    lowest: 1,
    building: 2500,
    ground: 330,
  },
} as const;

const INSIDE: Sentences = [
  'Every bedroom has its own balcony and washroom.',
  'Living and dining are in one hall with good light from two sides.',
  'Kitchen is modular with chimney and piped gas point.',
  'Floors are of vitrified tiles and the washrooms have fittings of a good make.',
  'Wooden almirahs are in all bedrooms.',
  'There is a servant room with separate entry.',
];

const AROUND: Sentences = [
  'One covered car parking goes with it.',
  'Lift, power back-up and guard at the gate are there day and night.',
  'Water comes from a deep tube well of the society.',
  'Maintenance is collected each quarter by the residents.',
  'Park and a small gym are for all residents.',
  'School and market are within one kilometre.',
];

const FLOOR_NAMES = ['Ground', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

export function flatListing(random: Random, place: Place, year: number): ListingOfKind {
  const kind = random.chance(0.6) ? 'flat' : 'builderFloor';
  const { motif, titles, opening, storeys, lowest, building, ground } = KINDS[kind];
  const rooms = random.pick([2, 2, 3, 3, 3, 4]);
  const totalArea = Math.round((rooms * random.between(340, 450) + 180) / 10) * 10;
  const noOfFloors = random.pick(storeys);
  const floorNo = random.whole(lowest, noOfFloors - 1);
  const age = buildingAge(random, year, [0, 0, 1, 2, 3, 5, 7, 9]);
  const furnishedStatus =
    FURNISHED_STATUSES[random.pick(['unfurnished', 'semiFurnished', 'fullyFurnished'] as const)];
  const furnished = nameOf('FurnishedStatus', furnishedStatus);
  const project = random.pick(PROJECTS);
  const road = random.pick([30, 33, 40, 45, 60]);
  const floor = FLOOR_NAMES[floorNo] ?? 'Top';
  const words = {
    rooms,
    area: totalArea,
    where: place.quarter.name,
    town: place.town.name,
    furnished,
    project,
    floor,
    floorLow: floor.toLowerCase(),
    furnishedLow: furnished.toLowerCase(),
    road,
  };
  const perSquareFoot = building + place.town.marla * place.quarter.factor * ground;
  return {
    title: fillIn(random.pick(titles), words),
    description: [
      fillIn(opening, words),
      paragraph(random, INSIDE, random.whole(2, 3)),
      paragraph(random, AROUND, random.whole(2, 3)),
      ...(random.chance(0.6) ? [paragraph(random, CLOSING, 1)] : []),
    ].join('\n\n'),
    neighbourhood: place.quarter.name,
    price: roundedPrice(
      (totalArea * perSquareFoot * random.between(0.9, 1.12) * (1 - age.years * 0.012)) / 100_000,
    ),
    areaAs: null,
    roadSize: road,
    motif,
    house: {
      type: HOUSE_TYPES[kind],
      noOfFloors,
      projectName: kind === 'flat' ? project : '',
      floorNo,
      noOfRooms: rooms,
      noOfWashrooms: rooms,
      furnishedStatus,
      propertyStatus: age.propertyStatus,
      totalArea,
      length: 0,
      breadth: 0,
      builtUpArea: Math.round(totalArea * 0.82),
      carParking: random.chance(0.85),
      facing: FACINGS[random.pick(['north', 'south', 'east', 'west', 'northEast'] as const)],
      yearBuilt: age.yearBuilt,
    },
  };
}
