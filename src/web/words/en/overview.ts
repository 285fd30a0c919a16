import { MONTHS } from '#language/months.ts';

export const overview = {
  yes: 'yes',
  no: 'No',
  dimensions: '{length} x {breadth}',
  months: MONTHS.en,
} as const;
