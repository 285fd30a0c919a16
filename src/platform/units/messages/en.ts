export const en = {
  /** Whose groups of digits prices have. */
  priceLocale: 'en-US',
  callForPrice: 'Call for Price',
  lakh: '{amount} lakh',
  crore: '{amount} crore',
  amounts: {
    rupees: 'Rs. {amount}',
    squareFeet: '{amount} sq ft',
    feet: '{amount} ft',
  },
  onCards: { squareFeet: '{amount} sqft' },
  inFilters: { rupees: 'Rs.', squareFeet: 'sqft', acres: 'acres', feet: 'ft' },
  /** For an area of exactly one, and for every other. */
  areas: {
    sqft: { one: '{amount} sq ft', other: '{amount} sq ft' },
    sqyd: { one: '{amount} sq yd', other: '{amount} sq yd' },
    sqm: { one: '{amount} sq m', other: '{amount} sq m' },
    marla: { one: '{amount} marla', other: '{amount} marla' },
    kanal: { one: '{amount} kanal', other: '{amount} kanal' },
    acre: { one: '{amount} acre', other: '{amount} acre' },
    hectare: { one: '{amount} hectare', other: '{amount} hectare' },
  },
  pricePer: {
    sqft: '{price} per sq ft',
    sqyd: '{price} per sq yd',
    sqm: '{price} per sq m',
    marla: '{price} per marla',
    kanal: '{price} per kanal',
    acre: '{price} per acre',
    hectare: '{price} per hectare',
  },
  areaUnits: {
    sqft: 'Square feet',
    sqyd: 'Square yards (gaj)',
    sqm: 'Square metres',
    marla: 'Marla',
    kanal: 'Kanal',
    acre: 'Acre (killa)',
    hectare: 'Hectare',
  },
} as const;
