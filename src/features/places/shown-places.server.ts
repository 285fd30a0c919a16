import { memoizePerVersion } from '#database/memoize-per-version.server.ts';
import { type City, type ShownPlace, shownPlace } from '#features/listings/place.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#language/language.ts';
import { districtOf } from './districts.server.ts';
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
