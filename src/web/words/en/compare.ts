export const compare = {
  title: 'Compare properties | {agency}',
  description: 'Properties in Punjab side by side: price, area and all that is known of each.',
  heading: 'Compare properties',
  sharedTitle: 'Compare {count} properties',
  tooFew: {
    heading: 'Choose 2 to 4 properties',
    text: 'One property alone cannot be compared. Choose at least two from your saved list.',
  },
  tooMany: 'Only 4 fit side by side: these are the first 4 of {count}.',
  gone: {
    one: '{count} of them is no longer listed.',
    other: '{count} of them are no longer listed.',
  },
  toSaved: 'To the saved properties',
  caption: 'The properties side by side',
  remove: 'Remove {title}',
  onlyDifferences: 'Only differences',
  price: 'Price',
  call: 'Call',
  pricePerUnit: 'Price per unit',
  notGiven: 'Not given',
  noneGiven: 'Not given for any: {rows}',
} as const;
