export const home = {
  title: '{agency} | Buy and Sell Properties in Punjab',
  description:
    'Houses, plots, agricultural land and shops for sale in Jalandhar, Hoshiarpur and all of Punjab, with prices, areas and pictures. Call the owner or us directly.',
  keywords:
    'property in Punjab, real estate Punjab, property for sale in Jalandhar, property for sale in Hoshiarpur, houses, plots, agricultural land, shops, buy property, sell property',
  heading: 'Property for sale in Jalandhar and Hoshiarpur',
  hint: 'Say it in English, Punjabi or Hindi.',
  quickChoices: 'Quick choices',
  what: 'What',
  where: 'Where',
  upTo: 'Up to',
  justListed: 'Just listed',
  popular: 'Popular',
  viewProperty: 'View Property',
  popularListings: 'Popular Listings',
  freshListings: 'Fresh Listings',
  sellText:
    'Tell us what you have: a house, a plot, land or a shop. We photograph it, list it and bring buyers, often with little or no commission.',
  contactUs: 'Contact us',
  buyProperty: 'Buy Property',
  buyText:
    'Look through everything that is for sale, by place, kind, price and size, and call the owner or us about what you like.',
  findNow: 'Find Now',
  recentlySeen: 'Recently seen',
} as const;
