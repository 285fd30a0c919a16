/** Around the text of each legal page. */
export const legal = {
  inForceSince: 'In force since {date}',
  onThisPage: 'On this page',
  /** On translations. */
  translation: 'This is a translation. Where it differs from the {englishText}, the English holds.',
  englishText: 'English text',
} as const;
