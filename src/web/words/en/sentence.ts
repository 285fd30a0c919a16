/** Of what was understood of a typed text. */
export const sentence = {
  whole: '{said}.',
  understood: 'understood: {parts}',
  searched: 'searched as words: {text}',
  alsoSearched: 'also searched as words: {text}',
  notSearched: 'not searched: {parts}',
  nothing: 'nothing was asked for',
  rooms: 'at least {count} rooms',
  looksTo: '{direction} facing',
  range: '{from} to {to}',
  from: 'from {amount}',
  upTo: 'up to {amount}',
  cheapest: 'cheapest first',
  dearest: 'dearest first',
  remarks: {
    rent: 'nothing here is for rent, only for sale',
    severalPlaces: 'several places have that name or were named, so none was chosen',
  },
} as const;
