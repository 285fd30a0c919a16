import type { EnquiryKind } from '#features/enquiries/enquiry-kinds.ts';

export const shared = {
  skip: 'Skip to content',
  loading: 'Loading...',
  notifications: 'Notifications',
  close: 'Close',
  home: '{agency}, home',
  menu: 'Menu',
  mainMenu: 'Main',
  closeMenu: 'Close menu',
  aboutUsInMenu: 'About us',
  youTubeChannel: 'YouTube channel',
  signIn: 'Sign in',
  languages: 'Languages',
  location: 'Location',
  propertyType: 'Property Type',
  search: 'Search',
  intro:
    'Houses, plots, farmland and shops for sale in the districts of Jalandhar and Hoshiarpur, Punjab.',
  /** In structured data. */
  agency: { districts: { jalandhar: 'Jalandhar', hoshiarpur: 'Hoshiarpur' }, state: 'Punjab' },
  /** Above its towns in a list. */
  district: '{name} district',
  categories: 'Categories',
  topLocations: 'Top Locations',
  contactUs: 'Contact Us',
  networks: {
    whatsApp: 'WhatsApp',
    youTube: 'YouTube',
    facebook: 'Facebook',
    instagram: 'Instagram',
  },
  reraNumber: 'RERA number {number}',
  copyright: '© {year} {agency}',
  aboutUs: 'About Us',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  areaUnit: { choose: 'Areas in', asListed: 'As listed' },
  plotToScale: 'Plot drawn to scale',
  photoCount: '{count} photographs',
  seeAll: 'See All',
  carousel: 'carousel',
  slide: 'slide',
  slidePosition: '{number} of {count}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  goToSlide: 'Go to slide {number}',
  marks: { underDeal: 'Under Deal', sold: 'Sold', reduced: 'Reduced', new: 'New' },
  reducedFrom: 'before {price}',
  playVideo: 'Play video: {title}',
  /** Links to the forms. */
  ask: {
    heading: 'Or leave us your number',
    'call-back': 'Call me back',
    visit: 'Arrange a visit',
    question: 'Ask a question',
    sell: 'Send us the details',
  } satisfies Record<EnquiryKind | 'heading', string>,
  saved: {
    link: 'Saved',
    save: 'Save {title}',
    removed: 'Taken off your list: {title}',
    undo: 'Undo',
    full: 'Your list is full with {count} properties. Take one off first.',
  },
  missing: {
    page: {
      heading: 'Page not found',
      text: 'The address may be mistyped. Everything that is for sale now is one step away.',
      searchAll: 'See all properties',
    },
    listing: {
      heading: 'Property not found',
      text: 'There is no property under this address: it may be mistyped. Search what is for sale now:',
      searchAll: 'Search all properties',
    },
  },
  alert: {
    newOnes: 'Tell me of new ones like this',
    changes: 'Tell me when it changes',
    stop: 'Stop telling me',
    started: 'This browser will tell you.',
    ended: 'You will not be told any more.',
    blocked:
      'This browser does not let us tell you. Allow notifications in its settings and try again.',
    blockedHere: 'This browser cannot tell you. Shall we tell you on WhatsApp?',
    onWhatsApp: 'Ask on WhatsApp',
    askNewOnes: 'Hello, please tell me of new ones like these: {title}\n{address}',
    askChanges: 'Hello, please tell me when this property changes: {title}\n{address}',
    failed: 'That did not work. Please try again later.',
  },
  searchBox: {
    /** A phrase as it may be typed, short enough for a phone. */
    example: '10 marla plot Hoshiarpur 45 lakh',
    open: 'Open search',
    close: 'Close search',
    suggestions: 'Suggestions',
    offered: 'Suggestions: {count}',
    forget: 'Clear recent searches',
  },
  selling: {
    sellProperty: 'Sell Property',
    whatsAppMessage: 'Hello, I would like to sell a property.',
  },
} as const;

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
