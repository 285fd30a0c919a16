import { HOUSE, LAND, type ListingKindId, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { bareName } from './spelling.ts';

/** What a file's word for a kind of property says: the type, and the house, plot or land type that goes with it. */
export interface Kind {
  readonly propertyType: ListingKindId;
  /** The code of the house, plot or land type, for files that have no column of their own for it; 0 for shops, which have none. */
  readonly subtype: number;
}

const INDEPENDENT_HOUSE = 1;
const KOTHI = 2;
const VILLA = 3;
const BUILDER_FLOOR = 4;
const FLAT = 5;
const FARM_HOUSE = 6;
const RESIDENTIAL_PLOT = 1;
const COMMERCIAL_PLOT = 2;
const INDUSTRIAL_PLOT = 3;
const FARM_HOUSE_PLOT = 4;
const AGRICULTURAL_LAND = 1;
const ORCHARD = 2;
const FARM_HOUSE_LAND = 3;
const COMMERCIAL_LAND = 4;
const INDUSTRIAL_LAND = 5;

const KINDS = new Map<string, Kind>([
  ...words(
    HOUSE,
    INDEPENDENT_HOUSE,
    'house',
    'houses',
    'home',
    '100',
    'independent house',
    'independent house/villa',
    'residential house',
  ),
  ...words(
    HOUSE,
    INDEPENDENT_HOUSE,
    'house/villa',
    'row house',
    'duplex',
    'duplex house',
    'house for sale',
    'independent home',
  ),
  ...words(HOUSE, KOTHI, 'kothi', 'kothis', 'bungalow', 'house/kothi'),
  ...words(HOUSE, VILLA, 'villa', 'villas'),
  ...words(
    HOUSE,
    BUILDER_FLOOR,
    'builder floor',
    'independent/builder floor',
    'independent builder floor',
    'independent floor',
    'floor',
  ),
  ...words(
    HOUSE,
    FLAT,
    'flat',
    'flats',
    'apartment',
    'apartments',
    'residential apartment',
    'flat/apartment',
    'apartment/flat',
  ),
  ...words(
    HOUSE,
    FLAT,
    'studio apartment',
    'serviced apartment',
    'penthouse',
    'residential flat',
    'multistorey apartment',
  ),
  ...words(HOUSE, FARM_HOUSE, 'farm house', 'farmhouses'),
  ...words(
    PLOT,
    RESIDENTIAL_PLOT,
    'plot',
    'plots',
    '200',
    'residential plot',
    'residential land',
    'residential land/plot',
    'land/plot',
  ),
  ...words(PLOT, COMMERCIAL_PLOT, 'commercial plot'),
  ...words(PLOT, INDUSTRIAL_PLOT, 'industrial plot'),
  ...words(PLOT, FARM_HOUSE_PLOT, 'farm house plot'),
  ...words(
    LAND,
    AGRICULTURAL_LAND,
    'land',
    'lands',
    '300',
    'agricultural land',
    'agriculture land',
    'agri land',
    'agricultural',
    'farm land',
  ),
  ...words(LAND, ORCHARD, 'orchard'),
  ...words(LAND, FARM_HOUSE_LAND, 'farm house land'),
  ...words(LAND, COMMERCIAL_LAND, 'commercial land'),
  ...words(LAND, INDUSTRIAL_LAND, 'industrial land'),
  ...words(
    SHOP,
    0,
    'shop',
    'shops',
    '400',
    'showroom',
    'commercial shop',
    'commercial shops',
    'retail shop',
    'shop/showroom',
    'booth',
    'sco',
  ),
]);

/** The kind that a file's word means, or undefined. */
export function parseKind(text: string): Kind | undefined {
  return KINDS.get(bareName(text).replace(/forsale$/, ''));
}

function words(propertyType: ListingKindId, subtype: number, ...names: string[]): [string, Kind][] {
  return names.map((name) => [bareName(name), { propertyType, subtype }]);
}
