import { LAND_TYPES, nameOf, WATER_SUPPLIES } from './codes.ts';
import { killaWords, saidInAcres } from './land-units.ts';
import type { Motif } from './pictures.ts';
import { CLOSING, capitalized, fillIn, paragraph, type Sentences } from './prose.ts';
import { type ListingOfKind, type Place, roundedPrice } from './sample-listing.ts';
import type { Random } from './seeded-random.ts';

type LandKind = keyof typeof LAND_TYPES;
type Water = keyof typeof WATER_SUPPLIES;

const PRICE_FACTORS: Record<LandKind, number> = {
  agricultural: 1,
  orchard: 1.15,
  farmHouse: 1.35,
  commercial: 3.2,
  industrial: 2,
};

const ACRES: Record<LandKind, readonly number[]> = {
  agricultural: [1, 1.5, 2, 2, 2.5, 3, 3, 4, 5, 5, 6, 7.5, 8, 10, 12, 16],
  orchard: [2, 3, 4, 5, 6.5, 8],
  farmHouse: [0.5, 0.75, 1, 1.5, 2],
  commercial: [0.25, 0.5, 0.75, 1, 2],
  industrial: [1, 1.5, 2, 3, 5],
};

const TITLES: Sentences = [
  '{size} {kind} in Village {village}, {town}',
  '{size} {kind} near {town}',
  '{size} {kind} on {road} ft Road, {village}',
  '{acres} Acre {kind} for Sale in {village}, near {town}',
];

const WATERED_TITLE = '{size} {kind} with {water}, Village {village}';

const OPENING: Sentences = [
  '{size} ({acres} acres) of {kindLow} in village {village}, near {town}.',
  '{noun} of {acres} acres in one piece at {village}, near {town}.',
  'For sale: {size} in village {village}. Front on the road is {front} feet.',
];

const FIELD_SENTENCES: Sentences = [
  'Soil is fertile loam; wheat and paddy are grown every year.',
  'Land is level and in one piece.',
  'Electric motor connection of 10 BHP is in the name of the owner.',
  'Ground water is sweet and at 90 feet.',
  'Khasra numbers and girdawari are in the name of the owner.',
  'Sugar mill and grain market are within ten kilometres.',
  'At present it is given on theka for one year.',
  'Potato and maize also do well here.',
  'There is a room with a motor and a big shade tree.',
];

const GARDEN: Sentences = [
  'Kinnow trees are eight years old and in full fruit.',
  'Drip lines run to every row.',
  'The yearly crop is sold to a contractor in advance.',
  'Fencing is done on all sides.',
  'A room for the keeper is built at the gate.',
];

const SITE: Sentences = [
  'Good for a petrol pump, marriage palace, school or warehouse.',
  'It lies on the main road with {front} feet of front.',
  'Change of land use is possible as the area falls in the master plan.',
  'High-tension line does not cross the land.',
  'Traffic passes day and night.',
];

const WATERED: Record<Water, string> = {
  tubeWell: 'Irrigation is by tube well on the land.',
  canal: 'Irrigation is by canal; the turn of water comes every week.',
  tubeWellAndCanal: 'Water comes both from the canal and from a tube well.',
  submersiblePump: 'A submersible pump of 7.5 BHP gives water.',
  rainFed: 'The crop depends on rain; a bore can be made.',
};

export function landListing(random: Random, { town, village }: Place): ListingOfKind {
  const kind = random.pick<LandKind>([
    'agricultural',
    'agricultural',
    'agricultural',
    'agricultural',
    'agricultural',
    'agricultural',
    'orchard',
    'farmHouse',
    'commercial',
    'industrial',
  ]);
  const water = random.pick<Water>([
    'tubeWell',
    'tubeWell',
    'tubeWell',
    'tubeWellAndCanal',
    'canal',
    'submersiblePump',
    'submersiblePump',
    'rainFed',
  ]);
  const kindName = nameOf('LandType', LAND_TYPES[kind]);
  const totalArea = random.pick(ACRES[kind]);
  const isOnRoad = kind === 'commercial' || random.chance(0.3);
  const road = isOnRoad ? random.pick([40, 60, 80, 100]) : random.pick([11, 16, 18, 22]);
  const totalFront = Math.round((Math.sqrt(totalArea * 43_560) * random.between(0.5, 1.1)) / 5) * 5;
  const words = {
    size: killaWords(totalArea),
    acres: totalArea,
    kind: kindName,
    kindLow: kindName.toLowerCase(),
    noun: kind === 'orchard' ? 'an orchard' : kindName.toLowerCase(),
    village,
    town: town.name,
    water: nameOf('WaterSupplyType', WATER_SUPPLIES[water]),
    road,
    front: totalFront,
  };
  const isBuildingLand = kind === 'commercial' || kind === 'industrial';
  return {
    title: fillIn(
      !isBuildingLand && water !== 'rainFed' && random.chance(0.25)
        ? WATERED_TITLE
        : random.pick(TITLES),
      words,
    ),
    description: [
      capitalized(fillIn(random.pick(OPENING), words)),
      isBuildingLand
        ? fillIn(paragraph(random, SITE, random.whole(2, 3)), words)
        : [
            WATERED[water],
            paragraph(random, kind === 'orchard' ? GARDEN : FIELD_SENTENCES, random.whole(2, 3)),
          ].join(' '),
      ...(random.chance(0.5)
        ? [
            `The road to the land is ${road} feet wide and ${isOnRoad ? 'metalled' : 'passable for a combine'}.`,
          ]
        : []),
      paragraph(random, CLOSING, 1),
    ].join('\n\n'),
    neighbourhood: village,
    price: roundedPrice(
      town.acre *
        totalArea *
        PRICE_FACTORS[kind] *
        (isOnRoad ? 1.2 : 0.95) *
        random.between(0.7, 1.15),
    ),
    areaAs: saidInAcres(totalArea),
    roadSize: road,
    motif: motif(random, kind, water, isOnRoad),
    land: {
      totalArea,
      landType: LAND_TYPES[kind],
      roadFrontSides: random.chance(0.2) ? 2 : 1,
      totalFront,
      waterSupply: isBuildingLand ? 0 : WATER_SUPPLIES[water],
    },
  };
}

function motif(random: Random, kind: LandKind, water: Water, onRoad: boolean): Motif {
  if (kind === 'orchard') return 'orchard';
  if (onRoad) return 'roadside field';
  if (water === 'canal') return 'canal field';
  return water === 'tubeWell' && random.chance(0.6) ? 'tube well field' : 'open field';
}
