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
    house: '{area} House · {price} · {place}',
    plot: '{area} Plot · {price} · {place}',
    land: '{area} Land · {price} · {place}',
    shop: '{area} Shop · {price} · {place}',
  },
  sharedDescription: '{title}: {area}, {price}, {place}. {agency}, {phone}.',
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
