export const errors = {
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
