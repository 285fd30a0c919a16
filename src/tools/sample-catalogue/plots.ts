import { enumerationId } from './codes.ts';
import type { Motif } from './drawings/drawing-pool.ts';
import type { Random } from './drawings/seeded-random.ts';
import { marlasToSquareFeet, marlaWords } from './land-units.ts';
import { CLOSING, capitalized, fillIn, paragraph, type Sentences, withArticle } from './prose.ts';
import { FRONTS, type ListingOfKind, type Place, roundedPrice, sides } from './sample-listing.ts';

type PlotKind = 'Residential Plot' | 'Commercial Plot' | 'Industrial Plot' | 'Farm House Plot';

const MOTIFS: Record<PlotKind, Motif> = {
  'Residential Plot': 'residential plot',
  'Commercial Plot': 'commercial plot',
  'Industrial Plot': 'industrial plot',
  'Farm House Plot': 'farm plot',
};

const MARLAS: Record<PlotKind, readonly number[]> = {
  'Residential Plot': [4, 5, 5, 6, 7, 8, 10, 10, 12, 15, 20],
  'Commercial Plot': [3, 4, 5, 6, 8, 10, 16],
  'Industrial Plot': [20, 30, 40, 60, 80],
  'Farm House Plot': [40, 80, 120, 160],
};

const TITLES: Sentences = [
  '{size} {kind} in {where}, {town}',
  '{corner}{size} {kind} for Sale, {where}',
  '{facing} Facing {size} {kind}, {where}, {town}',
  '{size} {kind} on {road} ft Road in {where}',
];

const OPENING: Sentences = [
  '{noun} of {size} in {where}, {town}. Total area is {area} sqft, front {breadth} feet and depth {length} feet.',
  '{noun} of {size} in {where}, on a road {road} feet wide. The plot faces {facing}.',
  'For sale in {where}, {town}: {noun} of {size} with {breadth} feet front.',
];

const GROUND: Record<PlotKind, Sentences> = {
  'Residential Plot': [
    'Boundary wall is built on all sides and a gate is fixed.',
    'Houses stand on both sides, so construction can start at once.',
    'Plot is level with the road; no filling is needed.',
    'The four corners are marked with stones.',
    'Sewerage, water and electricity are at the plot.',
    'Colony is approved and the roads are carpeted.',
    'Park is just opposite.',
  ],
  'Commercial Plot': [
    'It lies on the main road with traffic all day.',
    'Good for showroom, clinic, marriage hall or office.',
    'Shops on both sides are running since many years.',
    'There is room for parking in front.',
    'Banks and the bus stand are close by.',
  ],
  'Industrial Plot': [
    'Three-phase connection is sanctioned.',
    'Trucks can reach the plot from the main road without turning.',
    'Factories are working on both sides.',
    'Boundary wall and a guard room are built.',
    'Effluent line of the area passes in front.',
  ],
  'Farm House Plot': [
    'Tube well with electric motor is on the plot.',
    'Trees are grown along the boundary.',
    'A metalled road comes up to the gate.',
    'Fields are open on three sides and the air is clean.',
    'Fencing is done with posts and wire.',
  ],
};

export function plotListing(random: Random, place: Place): ListingOfKind {
  const kind: PlotKind =
    place.quarter.industrial === true
      ? 'Industrial Plot'
      : random.pick<PlotKind>([
          'Residential Plot',
          'Residential Plot',
          'Residential Plot',
          'Residential Plot',
          'Residential Plot',
          'Residential Plot',
          'Commercial Plot',
          'Commercial Plot',
          'Farm House Plot',
        ]);
  const onFarm = kind === 'Farm House Plot';
  const marlas = random.pick(MARLAS[kind]);
  const totalArea = marlasToSquareFeet(marlas);
  const ground = sides(totalArea, FRONTS, random.pick);
  const roadFrontSides = random.chance(0.2) ? 2 : 1;
  const facing = random.pick([
    'North',
    'South',
    'East',
    'West',
    'North-East',
    'South-West',
  ] as const);
  const road =
    kind === 'Residential Plot'
      ? random.pick([18, 20, 22, 25, 30, 30, 33, 40])
      : random.pick([33, 40, 60, 80, 100]);
  const where = onFarm ? `Village ${place.village}` : place.quarter.name;
  const words = {
    size: marlaWords(marlas),
    kind,
    noun: withArticle(kind.toLowerCase()),
    where,
    town: place.town.name,
    area: totalArea,
    facing,
    road,
    corner: roadFrontSides === 2 ? 'Corner ' : '',
    ...ground,
  };
  const { marla, acre } = place.town;
  const perMarla = {
    'Residential Plot': marla * place.quarter.factor,
    'Commercial Plot': marla * place.quarter.factor * 2.1,
    'Industrial Plot': marla * place.quarter.factor * 0.8,
    'Farm House Plot': (acre / 160) * 2,
  }[kind];
  return {
    title: fillIn(random.pick(TITLES), words),
    description: [
      capitalized(fillIn(random.pick(OPENING), words)),
      [
        ...(roadFrontSides === 2 ? ['It is a corner plot with road on two sides.'] : []),
        paragraph(random, GROUND[kind], random.whole(2, 3)),
      ].join(' '),
      paragraph(random, CLOSING, random.whole(1, 2)),
    ].join('\n\n'),
    neighbourhood: where,
    price: roundedPrice(
      marlas * perMarla * random.between(0.82, 1.2) * (roadFrontSides === 2 ? 1.1 : 1),
    ),
    roadSize: road,
    motif: MOTIFS[kind],
    plot: {
      totalArea,
      plotType: enumerationId('PlotType', kind),
      ...ground,
      roadFrontSides,
      facing: enumerationId('Facing', facing),
    },
  };
}
