import { enquiryAddress } from '#features/enquiries/enquiry-address.ts';
import { ENQUIRY_KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { insertCity, insertCountry, insertListing, insertPhoto, insertState } from './factories.ts';
import { createVisitedSite } from './visited-site.ts';

/** What staff typed is in Gurmukhi here, so that every Latin letter of a page is the product's. */
const PLACE = { country: 'ਭਾਰਤ', state: 'ਹਿਮਾਚਲ', city: 'ਨਕੋਦਰ' };

/** At least one of each page that is written in every language, in each of its states. */
export const PUBLIC_PAGES = {
  'the home page': '/home',
  'the page about the agency': '/about',
  'the privacy policy': '/privacy-policy',
  'the terms and conditions': '/terms-and-conditions',
  ...Object.fromEntries(ENQUIRY_KINDS.map((kind) => [`the form of ${kind}`, enquiryAddress(kind)])),
  'a form about a listing': '/enquiry?kind=call-back&property=10',
  'a sent form': '/enquiry?kind=sell&sent=2345-6789',
  'a missing page': '/no-such-page',
  'a missing listing': '/property-details/sold-999',
  'a search': '/explore-properties/properties-for-sale',
  'a search for houses of a place': '/explore-properties/Houses?loc=1&type=100',
  'a search for plots': '/explore-properties/Plots?type=200&sortByIndex=2',
  'a search for land': '/explore-properties/Lands?type=300',
  'a search for shops': '/explore-properties/Shops?type=400',
  'a search with wrong values':
    '/explore-properties/Houses?type=100&noOfRooms=-3&minBudget=9&maxBudget=1',
  'a search without results': '/explore-properties/Houses?type=100&minBudget=900000000',
  'a page of results behind the last': '/explore-properties/x?pageNumber=9',
  'a house': '/property-details/x-10',
  'a plot': '/property-details/x-11',
  land: '/property-details/x-12',
  'a shop': '/property-details/x-13',
  'a house without photo and price': '/property-details/x-20',
  'a house with a video': '/property-details/x-30',
  'the saved listings': '/saved',
  'a list that was sent': '/saved?ids=10,20,999',
  'a sent list of nothing': '/saved?ids=999',
  'listings side by side': '/compare?ids=10,11,12,13,20',
  'nothing to compare': '/compare?ids=999',
};

/** The site with the listings that these pages are about. */
export async function createPublicSite() {
  const site = await createVisitedSite();
  const { db } = site.app;
  const country_id = await insertCountry(db, { name: PLACE.country });
  const state_id = await insertState(db, { name: PLACE.state, country_id });
  const city_id = await insertCity(db, { name: PLACE.city, state_id });
  const common = {
    city_id,
    title: 'ਨਕੋਦਰ ਦੀ ਜਾਇਦਾਦ',
    description: 'ਸਕੂਲ ਦੇ ਨੇੜੇ।',
    neighbourhood: 'ਮਾਡਲ ਟਾਊਨ',
    length: 60,
    breadth: 45,
  };
  const image_id = await insertPhoto(db);
  for (const [index, property_type] of [100, 200, 300, 400].entries()) {
    const filled = { owner_contact: '9812345678', property_number: index + 1, is_popular: 1 };
    await insertListing(db, { ...common, ...filled, property_type, id: 10 + index, image_id });
    await insertListing(db, { ...common, property_type, id: 20 + index, price: 0 });
    await insertListing(db, { ...common, property_type, id: 40 + index });
  }
  await insertListing(db, { ...common, property_type: 100, id: 30, video_id: 'dQw4w9WgXcQ' });
  return site;
}
