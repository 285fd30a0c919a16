export const unavailable = {
  properties: 'Properties',
  heading: '{what} in {place}',
  results: 'The results could not be loaded',
  text: 'Please look at your connection and try once more.',
  tryAgain: 'Try again',
} as const;
