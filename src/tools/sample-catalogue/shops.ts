import { buildingAge } from './building-age.ts';
import { FACINGS, FURNISHED_STATUSES } from './codes.ts';
import { CLOSING, capitalized, fillIn, paragraph, type Sentences } from './prose.ts';
import { FRONTS, type ListingOfKind, type Place, roundedPrice, sides } from './sample-listing.ts';
import type { Random } from './seeded-random.ts';

const TITLES: Sentences = [
  '{area} sqft {kind} in {where}, {town}',
  '{kind} for Sale on {road} ft Road, {where}',
  '{breadth} ft Front {kind} in {where}, {town}',
  'Running {kind} in {where}, {town}',
  '{kind} with {floors}, {where}',
];

const OPENING: Sentences = [
  '{noun} of {area} sqft in {where}, {town}. Front is {breadth} feet and depth {length} feet.',
  '{noun} on the {road} feet wide road in {where}, {town}.',
  'For sale: {noun} in {where}, {area} sqft in all.',
];

const INSIDE: Sentences = [
  'Shutter, glass front and tiled floor are in place.',
  'It has a store at the back and a washroom.',
  'Three-phase electricity connection is available.',
  'A false ceiling with lights is fitted.',
  'At present it is on rent to a good tenant; vacant possession can be given.',
  'There is a mezzanine for stock.',
];

const AROUND: Sentences = [
  'Customers pass from morning till late evening.',
  'Bank, bus stand and vegetable market are close by.',
  'Good for cloth, medicine, mobile or general store.',
  'Parking is available in front.',
  'All shops on this side are open and running.',
  'A school and two hospitals are on the same road.',
];

export function shopListing(random: Random, place: Place, year: number): ListingOfKind {
  const isShowroom = random.chance(0.25);
  const totalArea = isShowroom
    ? random.pick([1089, 1361, 1634, 2178, 2450, 2722])
    : random.pick([120, 150, 180, 200, 240, 272, 300, 360, 400, 408, 480, 545, 600, 681]);
  const ground = sides(totalArea, [8, 9, 10, 11, 12, ...FRONTS], random.pick);
  const noOfFloors = isShowroom ? random.pick([2, 3, 3]) : random.pick([1, 1, 1, 2]);
  const road = random.pick([20, 30, 33, 40, 60, 80, 100]);
  const age = buildingAge(random, year, [0, 1, 2, 4, 6, 8, 10, 14, 20]);
  const where = place.quarter.name;
  const words = {
    kind: isShowroom ? 'Showroom' : 'Shop',
    noun: isShowroom ? 'a showroom' : 'a shop',
    area: totalArea,
    where,
    town: place.town.name,
    road,
    floors: noOfFloors === 1 ? 'Roof Rights' : `${noOfFloors} Floors`,
    ...ground,
  };
  // Upper floors are cheaper, and a large shop costs less per square foot than a small one.
  const floors = 1 + (noOfFloors - 1) * 0.45;
  const perSquareFoot =
    place.town.shop * (0.5 + place.quarter.factor / 2) * (totalArea > 1000 ? 0.72 : 1);
  return {
    title: fillIn(random.pick(TITLES), words),
    description: [
      capitalized(fillIn(random.pick(OPENING), words)),
      paragraph(random, INSIDE, random.whole(1, 3)),
      ...(random.chance(0.7) ? [paragraph(random, AROUND, random.whole(1, 3))] : []),
      paragraph(random, CLOSING, 1),
    ].join('\n\n'),
    neighbourhood: where,
    price: roundedPrice(
      (totalArea * perSquareFoot * floors * random.between(0.8, 1.2) * (1 - age.years * 0.008)) /
        100_000,
    ),
    areaAs: null,
    roadSize: road,
    motif: isShowroom ? 'showroom' : 'shop',
    shop: {
      noOfFloors,
      floorNo: noOfFloors === 1 && random.chance(0.15) ? 1 : 0,
      furnishedStatus:
        FURNISHED_STATUSES[
          random.pick(['unfurnished', 'unfurnished', 'semiFurnished', 'fullyFurnished'] as const)
        ],
      propertyStatus: age.propertyStatus,
      totalArea,
      ...ground,
      parkingSpace: isShowroom || random.chance(0.45),
      facing:
        FACINGS[random.pick(['north', 'south', 'east', 'west', 'northEast', 'southEast'] as const)],
      yearBuilt: age.yearBuilt,
    },
  };
}
