export const alerts = {
  reduced: 'Price reduced to {price}',
  sold: 'It has been sold.',
  oneNew: 'New: {title}',
  manyNew: { one: '{count} new property', other: '{count} new properties' },
  stop: 'Stop these alerts',
} as const;
