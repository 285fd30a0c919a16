import { type City, nameIn } from '#features/listings/place.ts';
import type { Language } from '#platform/language/language.ts';
import { TRANSLATED_FIELDS } from './fields.ts';
import type { Listing } from './listing.ts';
import { recordOf } from './typed-record.ts';

/**
 * A listing as a page of a language shows it: translated where it is translated, the original
 * elsewhere. What the page does not show is left out, so that it does not travel with it.
 */
export function listingIn(language: Language, listing: Listing): Listing {
  const texts = language === 'en' ? undefined : listing.translations[language];
  return {
    ...listing,
    ...recordOf(TRANSLATED_FIELDS, (name) => texts?.[name] ?? listing[name]),
    translations: {},
    city: cityIn(language, listing.city),
  };
}

/** The country keeps its English name, which structured data are made from. */
function cityIn(language: Language, city: City): City {
  const { state } = city;
  return {
    ...city,
    name: nameIn(language, city),
    names: {},
    state: {
      ...state,
      name: nameIn(language, state),
      names: {},
      country: { ...state.country, names: {} },
    },
  };
}
