export const searchBox = {
  /** A phrase as it may be typed, short enough for a phone. */
  example: '10 marla plot Hoshiarpur 45 lakh',
  open: 'Open search',
  close: 'Close search',
  suggestions: 'Suggestions',
  offered: 'Suggestions: {count}',
  forget: 'Clear recent searches',
} as const;
