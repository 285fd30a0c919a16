import { squareFeetOf } from '#features/listings/area-as.ts';
import { type BuildingAge, buildingAge } from './building-age.ts';
import { FACINGS, FURNISHED_STATUSES, HOUSE_TYPES, nameOf } from './codes.ts';
import { marlaWords, saidInMarlas } from './land-units.ts';
import type { Motif } from './pictures.ts';
import { CLOSING, capitalized, fillIn, paragraph, type Sentences, withArticle } from './prose.ts';
import { FRONTS, type ListingOfKind, type Place, roundedPrice, sides } from './sample-listing.ts';
import type { Random } from './seeded-random.ts';

type HouseKind = Exclude<keyof typeof HOUSE_TYPES, 'flat' | 'builderFloor'>;

const MOTIFS: Record<HouseKind, Motif> = {
  independentHouse: 'independent house',
  kothi: 'kothi',
  villa: 'villa',
  farmHouse: 'farm house',
};

const MARLAS: Record<HouseKind, readonly number[]> = {
  independentHouse: [3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8],
  kothi: [5, 6, 7, 8, 8, 10, 10, 10, 12, 14, 16, 20],
  villa: [8, 10, 12, 14, 20],
  farmHouse: [40, 60, 80, 100],
};

const TITLES: Sentences = [
  '{size} {kind} in {where}, {town}',
  '{adjective} {size} {kind} for Sale in {where}',
  '{rooms} Room {kind} on {size} in {where}, {town}',
  '{facing} Facing {size} {kind}, {where}',
  '{adjective} {rooms} Room {kind} near {landmark}, {town}',
];

const ADJECTIVES = [
  'Well Kept',
  'Corner',
  'Park Facing',
  'Ready to Move',
  'Spacious',
  'Solid',
] as const;

const OPENING: Sentences = [
  '{noun} with {rooms} rooms and {baths} on {size} in {where}, {town}.',
  '{size} ({area} sqft) in {where}, {town}: {noun} {state}.',
  'For sale: {noun} on {size} of ground in {where}. Front is {breadth} feet and depth is {length} feet.',
];

const INSIDE: Sentences = [
  'There is a drawing room, a lobby and a separate kitchen with granite top.',
  'Rooms are airy and have wooden almirahs.',
  'Floors are of marble in the lobby and tiles in the rooms.',
  'Kitchen is modular, with a store next to it.',
  'A pooja room and a store are on the ground floor.',
  'The first floor has its own stairs, so it can be given on rent.',
  'Wiring and fittings are of good make and the submersible pump is two years old.',
  'The porch takes {cars}.',
  'Doors and windows are of seasoned teak with wire mesh.',
  'There is an open terrace with a room and a water tank of 1000 litres.',
];

const AROUND: Sentences = [
  'The street is {road} feet wide and paved with interlocking tiles.',
  'Market, school and gurdwara are within walking distance.',
  '{landmark} is five minutes away.',
  'Sewerage, water supply and street lights are in place.',
  'It is a peaceful neighbourhood with families living on all sides.',
  'Buses and autos are available on the main road at all hours.',
  'A park with a walking track is at the end of the street.',
];

const LANDMARKS = [
  'the bus stand',
  'the civil hospital',
  'the main market',
  'the senior secondary school',
  'the railway station',
  'the main gurdwara',
  'the grain market',
] as const;

export function houseListing(random: Random, place: Place, year: number): ListingOfKind {
  const kind = random.pick<HouseKind>([
    'independentHouse',
    'independentHouse',
    'independentHouse',
    'kothi',
    'kothi',
    'kothi',
    'villa',
    'farmHouse',
  ]);
  const kindName = nameOf('HouseType', HOUSE_TYPES[kind]);
  const onFarm = kind === 'farmHouse';
  const marlas = random.pick(MARLAS[kind]);
  const areaAs = saidInMarlas(marlas);
  const totalArea = squareFeetOf(areaAs);
  const ground = sides(totalArea, FRONTS, random.pick);
  const noOfFloors = floorsOf(random, kind);
  const builtUpArea =
    Math.round((Math.min(totalArea, 4200) * random.between(0.62, 0.82) * noOfFloors) / 10) * 10;
  const rooms = Math.max(2, Math.min(9, Math.round(builtUpArea / random.between(470, 600))));
  const noOfWashrooms = Math.max(1, rooms - random.whole(0, 1));
  const age = buildingAge(random, year, [0, 0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22]);
  const facing =
    FACINGS[
      random.pick([
        'north',
        'south',
        'east',
        'west',
        'northEast',
        'northWest',
        'southEast',
        'southWest',
      ] as const)
    ];
  const road = onFarm
    ? random.pick([18, 22, 33])
    : random.pick([16, 18, 20, 20, 22, 25, 30, 33, 40]);
  const where = onFarm ? `Village ${place.village}` : place.quarter.name;
  const words = {
    size: marlaWords(marlas),
    kind: kindName,
    where,
    town: place.town.name,
    area: Math.round(totalArea),
    rooms,
    baths: noOfWashrooms === 1 ? 'one washroom' : `${noOfWashrooms} washrooms`,
    noun: withArticle(kindName.toLowerCase()),
    state:
      age.status === 'underConstruction'
        ? 'that will be ready this year'
        : `built in ${year - age.years}`,
    facing: nameOf('Facing', facing),
    road,
    adjective: adjective(random, age.status, noOfFloors),
    landmark: random.pick(LANDMARKS),
    cars: marlas > 9 ? 'two cars' : 'one car and two scooters',
    ...ground,
  };
  const groundPrice = onFarm
    ? ((place.town.acre * marlas) / 160) * 1.8
    : place.town.marla * place.quarter.factor * marlas;
  const building =
    (builtUpArea *
      random.between(1350, kind === 'villa' ? 2300 : 1950) *
      Math.max(0.5, 1 - age.years * 0.03)) /
    100_000;
  return {
    title: fillIn(random.pick(TITLES), words),
    description: [
      capitalized(fillIn(random.pick(OPENING), words)),
      fillIn(paragraph(random, INSIDE, random.whole(2, 4)), words),
      ...(random.chance(0.75)
        ? [fillIn(paragraph(random, AROUND, random.whole(1, 3)), words)]
        : []),
      paragraph(random, CLOSING, random.whole(1, 2)),
    ].join('\n\n'),
    neighbourhood: where,
    price: roundedPrice(
      (groundPrice * random.between(0.85, 1.15) + building) * random.between(0.95, 1.08),
    ),
    areaAs,
    roadSize: road,
    motif: MOTIFS[kind],
    house: {
      type: HOUSE_TYPES[kind],
      noOfFloors,
      projectName: '',
      floorNo: 0,
      noOfRooms: rooms,
      noOfWashrooms,
      furnishedStatus:
        FURNISHED_STATUSES[
          random.pick(['unfurnished', 'semiFurnished', 'semiFurnished', 'fullyFurnished'] as const)
        ],
      propertyStatus: age.propertyStatus,
      totalArea,
      ...ground,
      builtUpArea,
      carParking: marlas >= 5 || random.chance(0.4),
      facing,
      yearBuilt: age.yearBuilt,
    },
  };
}

function floorsOf(random: Random, kind: HouseKind): number {
  if (kind === 'farmHouse') return 1;
  if (kind === 'independentHouse' && random.chance(0.55)) return 1;
  return random.chance(0.12) ? 3 : 2;
}

function adjective(random: Random, status: BuildingAge['status'], noOfFloors: number): string {
  if (status === 'underConstruction') return 'Under Construction';
  if (status === 'newConstruction') return 'Newly Built';
  return noOfFloors === 2 && random.chance(0.3) ? 'Double Storey' : random.pick(ADJECTIVES);
}
