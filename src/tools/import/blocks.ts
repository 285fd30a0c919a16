import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { ListingKindId } from '#features/listings/listing-kind.ts';
import { isDayTaken } from '#validation/input-rules.ts';
import { parseDay } from './calendar.ts';
import type { Cells } from './cells.ts';
import { parseBedrooms, parseCount, parseFlag, parseFloor } from './count.ts';
import { parseEnumeratedValue } from './enumerated-value.ts';
import type { Field } from './fields.ts';
import type { Kind } from './kinds.ts';
import { readBuiltUpArea, readDimensions, readLength } from './measures.ts';
import { tidyName } from './spelling.ts';

/** What a row says of the fields that only its own type of property has, still unchecked. */
export function readBlock(cells: Cells, kind: Kind, totalArea: number, marla: number): object {
  return BLOCKS[kind.propertyType](cells, kind, totalArea, marla);
}

const BLOCKS: Record<ListingKindId, typeof readBlock> = {
  100: (cells, { subtype }, totalArea, marla) => ({
    house: {
      ...readBuilding(cells, totalArea),
      type: readCode(cells, 'houseType', 'HouseType') ?? subtype,
      projectName: tidyName(cells.text('projectName')),
      noOfRooms: cells.optional('noOfRooms', (text) => parseBedrooms(text, cells.text('title'))),
      noOfWashrooms: cells.optional('noOfWashrooms', parseCount),
      builtUpArea: readBuiltUpArea(cells, marla),
      carParking: cells.optional('parking', parseFlag),
    },
  }),
  200: (cells, { subtype }, totalArea) => ({
    plot: {
      ...readDimensions(cells),
      totalArea,
      plotType: readCode(cells, 'plotType', 'PlotType') ?? subtype,
      roadFrontSides: cells.optional('roadFrontSides', parseCount),
      facing: readCode(cells, 'facing', 'Facing'),
    },
  }),
  300: (cells, { subtype }, totalArea) => ({
    land: {
      totalArea,
      landType: readCode(cells, 'landType', 'LandType') ?? subtype,
      roadFrontSides: cells.optional('roadFrontSides', parseCount),
      totalFront: readLength(cells, 'totalFront'),
      waterSupply: readCode(cells, 'waterSupply', 'WaterSupplyType'),
    },
  }),
  400: (cells, _kind, totalArea) => ({
    shop: { ...readBuilding(cells, totalArea), parkingSpace: cells.optional('parking', parseFlag) },
  }),
};

function readBuilding(cells: Cells, totalArea: number) {
  return {
    ...readDimensions(cells),
    totalArea,
    noOfFloors: cells.optional('noOfFloors', parseCount),
    floorNo: cells.optional('floorNo', parseFloor),
    furnishedStatus: readCode(cells, 'furnishedStatus', 'FurnishedStatus'),
    // An age in bands of years says no year, but it may say that there is none yet.
    propertyStatus:
      readCode(cells, 'propertyStatus', 'PropertyStatus') ??
      readCode(cells, 'age', 'PropertyStatus'),
    facing: readCode(cells, 'facing', 'Facing'),
    yearBuilt: cells.optional('yearBuilt', dayBuilt),
  };
}

function readCode(cells: Cells, field: Field, list: EnumerationName): number | undefined {
  return cells.optional(field, (text) => parseEnumeratedValue(list, text));
}

/** A day that the product takes; another one is left out of the listing and not a reason to refuse it. */
function dayBuilt(text: string): string | undefined {
  const day = parseDay(text);
  return day !== undefined && isDayTaken(day) ? day : undefined;
}
