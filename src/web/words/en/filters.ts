import type { FilterWords } from '#features/listings/labels/search-words.ts';

export const filters = {
  choices: {
    houseType: 'House Type',
    plotType: 'Plot Type',
    landType: 'Land Type',
    propertyStatus: 'Property Status',
    facing: 'Property Facing',
    waterSupply: 'Irrigation Method',
  },
  counts: {
    noOfRooms: {
      label: 'Minimum Rooms',
      value: 'No of Rooms',
      outside: 'No of Rooms should be between 0 and {max}',
    },
  },
  ranges: {
    price: {
      label: 'Budget',
      minimum: 'Minimum Budget',
      maximum: 'Maximum Budget',
      placeholders: ['100,000', '100,000,000+'],
      belowZero: 'Minimum Budget should be greater than 0',
      belowMinimum: 'Maximum Budget should be greater than Minimum Budget',
    },
    totalArea: {
      label: 'Total Area',
      minimum: 'Minimum Area',
      maximum: 'Maximum Area',
      placeholders: ['500', '5,000'],
      belowZero: 'Minimum Area should be greater than 0',
      belowMinimum: 'Maximum Area should be greater than Minimum Area',
    },
    landArea: {
      label: 'Total Land Area',
      minimum: 'Minimum Land Area',
      maximum: 'Maximum Land Area',
      placeholders: ['1', '10'],
      belowZero: 'Minimum Land Area should be greater than 0',
      belowMinimum: 'Maximum Land Area should be greater than Minimum Land Area',
    },
  },
  notNumber: '{value} should be a number',
  notAmount: '{value} should be a number, such as 4500000 or 45 lakh',
  notArea: '{value} should be a number, such as 1200 or 10 marla',
} as const satisfies FilterWords;
