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
  /** Of forwarded links, in front of a picture with the same facts. */
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
