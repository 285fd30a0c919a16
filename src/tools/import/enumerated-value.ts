import {
  ENUMERATIONS,
  type EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { bareName } from './spelling.ts';

/** What files say besides the names of the lists themselves, by the name it stands for. */
const SYNONYMS: Partial<Record<EnumerationName, Readonly<Record<string, readonly string[]>>>> = {
  FurnishedStatus: {
    Unfurnished: ['not furnished', 'bare', 'none', 'no'],
    'Semi-Furnished': ['semi', 'partly furnished', 'partially furnished'],
    'Fully Furnished': ['furnished', 'full', 'fully', 'yes'],
  },
  PropertyStatus: {
    'Ready to Move': [
      'ready',
      'ready to move in',
      'immediate',
      'immediately',
      'immediate possession',
      'completed',
    ],
    'Under Construction': ['underconstruction', 'in construction', 'being built'],
    'New Construction': ['new', 'newly built', 'newly constructed', 'new property', 'brand new'],
    Resale: ['re-sale', 'old', 'resale property'],
  },
  PlotType: {
    'Residential Plot': ['residential', 'residential land', 'plot'],
    'Commercial Plot': ['commercial'],
    'Industrial Plot': ['industrial'],
  },
  LandType: {
    'Agricultural Land': ['agricultural', 'agriculture', 'agriculture land', 'farm land'],
    Orchard: ['garden', 'bagh'],
    'Commercial Land': ['commercial'],
    'Industrial Land': ['industrial'],
  },
  WaterSupplyType: {
    'Tube Well': ['tubewell', 'borewell', 'bore'],
    Canal: ['canal water', 'nehri'],
    'Tube Well and Canal': [
      'both',
      'canal and tube well',
      'tube well + canal',
      'tube well/canal',
      'canal/tube well',
    ],
    'Submersible Pump': ['submersible', 'motor'],
    'Rain Fed': ['rain', 'barani'],
  },
  HouseType: {
    'Independent House': ['house', 'independent', 'independent house/villa', 'residential house'],
    Kothi: ['bungalow'],
    'Builder Floor': ['floor', 'independent floor', 'independent/builder floor'],
    Flat: ['apartment', 'residential apartment', 'flat/apartment', 'penthouse', 'studio apartment'],
  },
  Facing: {
    North: ['n'],
    South: ['s'],
    East: ['e'],
    West: ['w'],
    'North-East': ['ne', 'east north'],
    'North-West': ['nw', 'west north'],
    'South-East': ['se', 'east south'],
    'South-West': ['sw', 'west south'],
  },
};

const CODES = new Map<EnumerationName, Map<string, number>>();

/** The code that a file's word means in a list: by its name, a synonym or the code itself; undefined of anything else. */
export function parseEnumeratedValue(list: EnumerationName, text: string): number | undefined {
  const codes = CODES.get(list) ?? codesOf(list);
  CODES.set(list, codes);
  const word = bareName(text);
  return codes.get(word) ?? codes.get(word.replace(/(?:facing|irrigation|water)$/, ''));
}

function codesOf(list: EnumerationName): Map<string, number> {
  const synonyms = SYNONYMS[list] ?? {};
  return new Map(
    ENUMERATIONS[list].flatMap(({ id, name }) =>
      [String(id), name, ...(synonyms[name] ?? [])].map((word): [string, number] => [
        bareName(word),
        id,
      ]),
    ),
  );
}
