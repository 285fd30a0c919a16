/** What the agency says of itself beside its numbers. */
export const agency = {
  office: 'Our office',
  hours: 'Hours',
  indianTime: 'Indian time',
  languages: 'We speak',
  founded: 'Founded',
  sold: 'Sold by us',
  soldCount: { one: '{count} property', other: '{count} properties' },
  reraNumber: 'RERA number',
} as const;
