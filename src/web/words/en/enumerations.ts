import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { EnumerationWords, FieldList } from '#features/listings/labels/label-words.ts';

function namesIn(list: FieldList): Readonly<Record<number, string>> {
  return Object.fromEntries(ENUMERATIONS[list].map(({ id, name }) => [id, name]));
}

/** As the API names them. */
export const enumerations: EnumerationWords = {
  FurnishedStatus: namesIn('FurnishedStatus'),
  PropertyStatus: namesIn('PropertyStatus'),
  PlotType: namesIn('PlotType'),
  LandType: namesIn('LandType'),
  WaterSupplyType: namesIn('WaterSupplyType'),
  HouseType: namesIn('HouseType'),
  Facing: namesIn('Facing'),
};
