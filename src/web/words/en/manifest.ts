/** Of the web app manifest. */
export const manifest = {
  description: 'Houses, plots, land and shops for sale in Jalandhar and Hoshiarpur',
} as const;
