export const errors = {
  notFound: 'Page not found',
  notFoundText:
    'The address may be mistyped, or the property has been sold and taken off the list. Everything that is for sale now is one step away.',
  seeAll: 'See all properties',
  listingNotFound: 'Property not found',
  listingNotFoundText:
    'This property has been sold and taken off the list, or its address is mistyped. Search what is for sale now:',
  searchAll: 'Search all properties',
  offline: 'The page could not be loaded',
  offlineText: 'We could not be reached. Please look at your connection and try once more.',
  failed: 'Something went wrong on our side',
  failedText:
    'It is not your phone and not your connection. Please try once more; if it happens again, call us and we will look for the property together.',
  tryAgain: 'Try again',
  homePage: 'Home page',
  error: 'Error',
  fetchFailed: 'Something went wrong while fetching properties.!',
} as const;
