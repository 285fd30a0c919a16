export const en = {
  /** Whose groups of digits prices have. */
  priceLocale: 'en-US',
  callForPrice: 'Call for Price',
  lakh: '{amount} lakh',
  crore: '{amount} crore',
  amounts: {
    rupees: 'Rs. {amount}',
    squareFeet: '{amount} sq ft',
    acres: '{amount} acre',
    feet: '{amount} ft',
  },
  onCards: { squareFeet: '{amount} sqft', acres: '{amount} acre' },
  inFilters: { rupees: 'Rs.', squareFeet: 'sqft', acres: 'acres', feet: 'ft' },
} as const;
