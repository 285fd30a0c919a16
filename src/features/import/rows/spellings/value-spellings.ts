import type {
  EnumerationId,
  EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';

/** By the codes of each list. */
export const VALUE_SPELLINGS: {
  readonly [List in Exclude<EnumerationName, 'PropertyType' | 'GenderType'>]: Record<
    EnumerationId<List>,
    string
  >;
} = {
  ListingStatus: {
    1: 'available, active, for sale, on sale',
    2: 'under deal, under offer, in deal, booked, token given',
    3: 'sold, sold out, closed',
    4: 'withdrawn, off market, cancelled',
    5: 'draft, not published',
  },
  FurnishedStatus: {
    1: 'unfurnished, not furnished, bare, none, no',
    2: 'semi-furnished, semi, partly furnished, partially furnished',
    3: 'fully furnished, furnished, full, fully, yes',
  },
  PropertyStatus: {
    1: `ready to move, ready, ready to move in, immediate, immediately, immediate possession,
      completed`,
    2: 'under construction, underconstruction, in construction, being built',
    3: 'new construction, new, newly built, newly constructed, new property, brand new',
    4: 'resale, re-sale, old, resale property',
  },
  PlotType: {
    1: 'residential plot, residential, residential land, plot',
    2: 'commercial plot, commercial',
    3: 'industrial plot, industrial',
    4: 'farm house plot',
  },
  LandType: {
    1: 'agricultural land, agricultural, agriculture, agriculture land, farm land',
    2: 'orchard, garden, bagh',
    3: 'farm house land',
    4: 'commercial land, commercial',
    5: 'industrial land, industrial',
  },
  WaterSupplyType: {
    1: 'tube well, tubewell, borewell, bore',
    2: 'canal, canal water, nehri',
    3: `tube well and canal, both, canal and tube well, tube well + canal, tube well/canal,
      canal/tube well`,
    4: 'submersible pump, submersible, motor',
    5: 'rain fed, rain, barani',
  },
  HouseType: {
    1: 'independent house, house, independent, independent house/villa, residential house',
    2: 'kothi, bungalow',
    3: 'villa',
    4: 'builder floor, floor, independent floor, independent/builder floor',
    5: 'flat, apartment, residential apartment, flat/apartment, penthouse, studio apartment',
    6: 'farm house',
  },
  Facing: {
    1: 'north, n',
    2: 'south, s',
    3: 'east, e',
    4: 'west, w',
    5: 'north-east, ne, east north',
    6: 'north-west, nw, west north',
    7: 'south-east, se, east south',
    8: 'south-west, sw, west south',
  },
};

/** `North facing` is `North`. */
export const VALUE_SUFFIX = /(?:facing|irrigation|water)$/;
