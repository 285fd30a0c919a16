import { squareFeetOf } from '#features/listings/area-as.ts';
import { FACINGS, nameOf, PLOT_TYPES } from './codes.ts';
import { marlaWords, saidInMarlas } from './land-units.ts';
import type { Motif } from './pictures.ts';
import { CLOSING, capitalized, fillIn, paragraph, type Sentences, withArticle } from './prose.ts';
import { FRONTS, type ListingOfKind, type Place, roundedPrice, sides } from './sample-listing.ts';
import type { Random } from './seeded-random.ts';

type PlotKind = keyof typeof PLOT_TYPES;

const MOTIFS: Record<PlotKind, Motif> = {
  residential: 'residential plot',
  commercial: 'commercial plot',
  industrial: 'industrial plot',
  farmHouse: 'farm plot',
};

const MARLAS: Record<PlotKind, readonly number[]> = {
  residential: [4, 5, 5, 6, 7, 8, 10, 10, 12, 15, 20],
  commercial: [3, 4, 5, 6, 8, 10, 16],
  industrial: [20, 30, 40, 60, 80],
  farmHouse: [40, 80, 120, 160],
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
  residential: [
    'Boundary wall is built on all sides and a gate is fixed.',
    'Houses stand on both sides, so construction can start at once.',
    'Plot is level with the road; no filling is needed.',
    'The four corners are marked with stones.',
    'Sewerage, water and electricity are at the plot.',
    'Colony is approved and the roads are carpeted.',
    'Park is just opposite.',
  ],
  commercial: [
    'It lies on the main road with traffic all day.',
    'Good for showroom, clinic, marriage hall or office.',
    'Shops on both sides are running since many years.',
    'There is room for parking in front.',
    'Banks and the bus stand are close by.',
  ],
  industrial: [
    'Three-phase connection is sanctioned.',
    'Trucks can reach the plot from the main road without turning.',
    'Factories are working on both sides.',
    'Boundary wall and a guard room are built.',
    'Effluent line of the area passes in front.',
  ],
  farmHouse: [
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
      ? 'industrial'
      : random.pick<PlotKind>([
          'residential',
          'residential',
          'residential',
          'residential',
          'residential',
          'residential',
          'commercial',
          'commercial',
          'farmHouse',
        ]);
  const kindName = nameOf('PlotType', PLOT_TYPES[kind]);
  const onFarm = kind === 'farmHouse';
  const marlas = random.pick(MARLAS[kind]);
  const areaAs = saidInMarlas(marlas);
  const totalArea = squareFeetOf(areaAs);
  const ground = sides(totalArea, FRONTS, random.pick);
  const roadFrontSides = random.chance(0.2) ? 2 : 1;
  const facing =
    FACINGS[random.pick(['north', 'south', 'east', 'west', 'northEast', 'southWest'] as const)];
  const road =
    kind === 'residential'
      ? random.pick([18, 20, 22, 25, 30, 30, 33, 40])
      : random.pick([33, 40, 60, 80, 100]);
  const where = onFarm ? `Village ${place.village}` : place.quarter.name;
  const words = {
    size: marlaWords(marlas),
    kind: kindName,
    noun: withArticle(kindName.toLowerCase()),
    where,
    town: place.town.name,
    area: Math.round(totalArea),
    facing: nameOf('Facing', facing),
    road,
    corner: roadFrontSides === 2 ? 'Corner ' : '',
    ...ground,
  };
  const { marla, acre } = place.town;
  const perMarla = {
    residential: marla * place.quarter.factor,
    commercial: marla * place.quarter.factor * 2.1,
    industrial: marla * place.quarter.factor * 0.8,
    farmHouse: (acre / 160) * 2,
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
    areaAs,
    roadSize: road,
    motif: MOTIFS[kind],
    plot: {
      totalArea,
      plotType: PLOT_TYPES[kind],
      ...ground,
      roadFrontSides,
      facing,
    },
  };
}
