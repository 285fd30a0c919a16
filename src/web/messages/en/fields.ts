import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import { FIELD_LABELS, OVERVIEW_LABELS } from '#features/listings/labels/en/field-labels.ts';
import type {
  EnumerationMessages,
  FieldList,
  KindMessages,
  OverviewLabels,
} from '#features/listings/labels/label-messages.ts';
import { MONTHS } from '#platform/language/months.ts';

export const kinds: KindMessages = {
  house: { one: 'House', many: 'Houses' },
  plot: { one: 'Plot', many: 'Plots' },
  land: { one: 'Land', many: 'Lands' },
  shop: { one: 'Shop', many: 'Shops' },
};

export const fields: OverviewLabels = { ...FIELD_LABELS, ...OVERVIEW_LABELS };

function namesIn(list: FieldList): Readonly<Record<number, string>> {
  return Object.fromEntries(ENUMERATIONS[list].map(({ id, name }) => [id, name]));
}

/** The names of the API, which are English. */
export const enumerations: EnumerationMessages = {
  FurnishedStatus: namesIn('FurnishedStatus'),
  PropertyStatus: namesIn('PropertyStatus'),
  PlotType: namesIn('PlotType'),
  LandType: namesIn('LandType'),
  WaterSupplyType: namesIn('WaterSupplyType'),
  HouseType: namesIn('HouseType'),
  Facing: namesIn('Facing'),
};

export const overview = {
  yes: 'yes',
  no: 'No',
  dimensions: '{length} x {breadth}',
  months: MONTHS.en,
} as const;
