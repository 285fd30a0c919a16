import type { FactsLineMessages } from '#features/listings/facts-line.ts';

/** What search engines, previews and messages are told of a listing. Only the server reads it. */
export const listingMeta = {
  title: '{title} | {agency}',
  /** For search engines and previews, where staff wrote nothing in the page's language. */
  described: {
    house: '{title} in {place}',
    plot: '{title} in {place}',
    land: '{title} in {place}',
    shop: '{title} in {place}',
  },
  /** The title of a forwarded link, beside a picture with the same facts. */
  shared: {
    house: '{areaOf} House · {price} · {place}',
    plot: '{areaOf} Plot · {price} · {place}',
    land: '{area} Land · {price} · {place}',
    shop: '{areaOf} Shop · {price} · {place}',
  },
  sharedDescription: '{title}: {area}, {price}, {place}. {agency}, {phone}.',
  sharedLine: '{line}, {price}. {agency}, {phone}.',
  lineAndPrice: '{line}, {price}.',
  numbered: 'Property Number {number}',
  keywords:
    'property in {place}, {kind} for sale in {place}, real estate {city}, buy property in {city}, {state} real estate',
  structuredData: { totalArea: 'Total Area', carParking: 'Car parking' },
} as const;

/** What notifications say. */
export const alerts = {
  reduced: 'Price reduced to {price}',
  sold: 'It has been sold.',
  oneNew: 'New: {title}',
  manyNew: { one: '{count} new property', other: '{count} new properties' },
  stop: 'Stop these alerts',
} as const;

/** What drawings of plots say, where there is little room. */
export const drawing = {
  north: 'N',
  road: 'Road',
  roadOfWidth: 'Road {width}',
  square: '1 square = {area}',
  supposedShape: 'Shape not given',
} as const;

/** What the browser says of the site where it offers to install it. */
export const manifest = {
  description: 'Houses, plots, land and shops for sale in Jalandhar and Hoshiarpur',
} as const;

/** A listing in one line, where its title is in another language than the page. */
export const factsLine = {
  kinds: {
    house: '{areaOf} house in {place}',
    plot: '{areaOf} plot in {place}',
    land: '{area} land in {place}',
    shop: '{areaOf} shop in {place}',
  },
  houses: {
    1: '{areaOf} independent house in {place}',
    2: '{areaOf} kothi in {place}',
    3: '{areaOf} villa in {place}',
    4: '{areaOf} builder floor in {place}',
    5: '{areaOf} flat in {place}',
    6: '{areaOf} farm house in {place}',
  },
  plots: {
    1: '{areaOf} residential plot in {place}',
    2: '{areaOf} commercial plot in {place}',
    3: '{areaOf} industrial plot in {place}',
    4: '{areaOf} farm house plot in {place}',
  },
  lands: {
    1: '{area} agricultural land in {place}',
    2: '{areaOf} orchard in {place}',
    3: '{area} farm house land in {place}',
    4: '{area} commercial land in {place}',
    5: '{area} industrial land in {place}',
  },
  quarter: '{quarter}, {city}',
  /** Land lies around a town. */
  around: '{city} area',
  details: { facing: '{value} facing', roadSize: '{value} road' },
} as const satisfies FactsLineMessages;
