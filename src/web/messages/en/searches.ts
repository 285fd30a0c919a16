import type { SearchMessages } from '#features/listings/labels/search-messages.ts';

const names = {
  everywhere: 'Jalandhar and Hoshiarpur, Punjab',
  headings: {
    all: 'Showing Results in {place}',
    house: 'House in {place}',
    plot: 'Plot in {place}',
    land: 'Land in {place}',
    shop: 'Shop in {place}',
  },
  headingsEverywhere: {
    all: 'Showing Results',
    house: 'House',
    plot: 'Plot',
    land: 'Land',
    shop: 'Shop',
  },
  subjects: {
    all: 'Properties for sale in {place}',
    house: 'Houses for sale in {place}',
    plot: 'Plots for sale in {place}',
    land: 'Lands for sale in {place}',
    shop: 'Shops for sale in {place}',
  },
  keywords: {
    all: 'properties for sale in {place}, properties {place}, property in {place}, Punjab real estate',
    house: 'houses for sale in {place}, houses {place}, property in {place}, Punjab real estate',
    plot: 'plots for sale in {place}, plots {place}, property in {place}, Punjab real estate',
    land: 'lands for sale in {place}, lands {place}, property in {place}, Punjab real estate',
    shop: 'shops for sale in {place}, shops {place}, property in {place}, Punjab real estate',
  },
} as const satisfies SearchMessages;

export const searches = {
  ...names,
  title: '{subject} | {agency}',
  description: {
    one: '{subject}: prices, areas and pictures of {count} listings, and the number to call.',
    other: '{subject}: prices, areas and pictures of {count} listings, and the number to call.',
  },
  home: 'Home',
  atLeastOf: '{of}: {count}+',
  under: 'Under {amount}',
  above: 'Above {amount}',
  searchedAsWords: 'Showing listings that mention “{text}”.',
  searchedInVain:
    '“{text}” was not understood as a filter, and searching for these words finds nothing.',
  notServed: 'We have no listings in “{place}”.',
  nearestPlace: 'Nearest to it: {place}, {found}',
  near: 'Near what you asked for: {wider}',
  allOf: { one: 'Show {found}: {wider}', other: 'All {found}: {wider}' },
  elsewhere: 'other towns',
  textCut: 'Only the first {count} characters of a text are searched.',
  didYouMean: 'Did you mean {amount}?',
  /** A part of what was typed, on a chip. */
  notUsed: 'not used: {part}',
  withoutOne: 'Without “{filter}”: {found}',
  facts: {
    noOfRooms: { one: '{value} room', other: '{value} rooms' },
    noOfWashrooms: { one: '{value} washroom', other: '{value} washrooms' },
    facing: '{value} facing',
    roadSize: '{value} road',
  },
  /** What was understood of a typed text, in one sentence. */
  sentence: {
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
      lease: 'nothing here is on lease, only for sale',
      severalPlaces: 'several places have that name or were named, so none was chosen',
    },
  },
} as const;
