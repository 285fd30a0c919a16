import { type City, type District, type ShownPlace, shownPlace } from '#features/listings/place.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { keysOf, recordOf } from '#features/listings/typed-record.ts';
import { memoizePerVersion } from '#platform/database/catalogue-version.server.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#platform/language/language.ts';
import { findCity, listCities } from './find-places.server.ts';
import { findPopularCities } from './popular-cities.server.ts';

const allPlaces = recordOf(LANGUAGE_CODES, (language) =>
  memoizePerVersion(async (db: PublicDb) => {
    const places = (await listCities(db)).map((city) => shown(language, city));
    return language === 'en' ? places : sorted(language, places);
  }),
);

const popularPlaces = recordOf(LANGUAGE_CODES, (language) =>
  memoizePerVersion(async (db: PublicDb) =>
    (await findPopularCities(db)).map((city) => shown(language, city)),
  ),
);

/** Every city, in the order of its language's dictionaries. */
export function listPlaces(db: PublicDb, language: Language): Promise<ShownPlace[]> {
  return allPlaces[language](db);
}

export function listPopularPlaces(db: PublicDb, language: Language): Promise<ShownPlace[]> {
  return popularPlaces[language](db);
}

export async function findPlace(
  db: PublicDb,
  id: number,
  language: Language,
): Promise<ShownPlace | undefined> {
  const city = await findCity(db, id);
  return city && shown(language, city);
}

function shown(language: Language, city: City): ShownPlace {
  return shownPlace(language, city, districtOf(city));
}

/** Only here on the server: browsers do not know the order of Gurmukhi. */
function sorted(language: Language, places: readonly ShownPlace[]): ShownPlace[] {
  const { compare } = new Intl.Collator(LANGUAGES[language].tag);
  return places.toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.stateName, other.stateName),
  );
}

/** The towns of the agency's districts, by their English spellings. */
const TOWNS = {
  jalandhar: `Jalandhar, Jalandhar City, Jalandhar Cantonment, Jalandhar Cantt, Jullundur, Nakodar,
    Phillaur, Shahkot, Adampur, Kartarpur, Goraya, Nurmahal, Bhogpur, Lohian Khas, Lohian,
    Alawalpur, Bilga, Mehatpur`,
  hoshiarpur: `Hoshiarpur, Dasuya, Dasua, Mukerian, Garhshankar, Tanda Urmar, Urmar Tanda, Tanda,
    Mahilpur, Hariana, Talwara, Gardhiwala, Garhdiwala, Sham Churasi, Sham Chaurasi, Hajipur`,
} as const satisfies Record<District, string>;

const DISTRICT_OF = new Map(
  keysOf(TOWNS).flatMap((district) =>
    TOWNS[district].split(/,\s*/).map((town) => [foldText(town), district] as const),
  ),
);

/** Undefined elsewhere: other states have towns of these names, too. */
export function districtOf({ name, state }: City): District | undefined {
  const isPunjab = foldText(state.name) === 'punjab' && foldText(state.country.name) === 'india';
  return isPunjab ? DISTRICT_OF.get(foldText(name).trim()) : undefined;
}
