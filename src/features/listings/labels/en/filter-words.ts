import type { FilteredName } from '#features/listings/fields.ts';

interface FilterWords {
  readonly label: string;
  /** In messages: "Minimum Budget"; by default the label. */
  readonly noun?: string;
  readonly placeholders?: readonly [min: string, max: string];
}

export const FILTER_WORDS: Record<FilteredName | 'price', FilterWords> = {
  price: { label: 'Budget', placeholders: ['100,000', '100,000,000+'] },
  houseType: { label: 'House Type' },
  plotType: { label: 'Plot Type' },
  landType: { label: 'Land Type' },
  noOfRooms: { label: 'Minimum Rooms', noun: 'No of Rooms' },
  propertyStatus: { label: 'Property Status' },
  totalArea: { label: 'Total Area', noun: 'Area', placeholders: ['500', '5,000'] },
  facing: { label: 'Property Facing' },
  waterSupply: { label: 'Irrigation Method' },
  landArea: { label: 'Total Land Area', noun: 'Land Area', placeholders: ['1', '10'] },
};
