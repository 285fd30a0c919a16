export const about = {
  title: 'About Us | {agency}',
  description:
    '{agency} has sold houses, plots, farmland and shops in Jalandhar and Hoshiarpur since {year}. Call us or write on WhatsApp.',
  heading: 'About Us',
  lead: '{agency} was founded in {year} to make buying and selling property in Punjab simpler, and above all more honest.',
  whatWeDo:
    'We deal in residential, agricultural and commercial property in the districts of Jalandhar and Hoshiarpur: houses and kothis, residential and commercial plots, farmland and orchards, shops and showrooms. We know the villages and colonies, visit what we list, and say what we saw.',
  howWeSell:
    'A large following on social media watches our videos of new properties, so that what we list is seen quickly, by families nearby as well as by those who live abroad. More than 350 listings have come together this way. We often offer deals with little or no commission.',
  facts: {
    listings: { term: 'Listings', detail: 'more than 350' },
    property: {
      term: 'We deal in',
      detail: 'residential, agricultural and commercial property',
    },
    districts: { term: 'Where', detail: 'the districts of Jalandhar and Hoshiarpur, Punjab' },
    commission: { term: 'Commission', detail: 'often little or none' },
  },
  seeAll: 'See all properties',
  contactUs: 'Contact Us',
  contactText:
    'Call about a property you have seen here, or tell us what you look for or want to sell.',
  whatsApp: 'Message us on WhatsApp',
  people: 'Our people',
  callPerson: 'Call {name}',
  followUs: 'Follow us',
} as const;

/** What the agency says of itself beside its numbers. */
export const agency = {
  office: 'Our office',
  hours: 'Hours',
  indianTime: 'Indian time',
  languages: 'We speak',
  founded: 'Founded',
  sold: 'Sold by us',
  soldCount: { one: '{count} property', other: '{count} properties' },
  reraNumber: 'RERA number',
} as const;
