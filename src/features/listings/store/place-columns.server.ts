import { type LanguageColumn, translationsIn } from '#features/listings/language-columns.ts';
import { type City, type Country, placeNames, type State } from '#features/listings/place.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';

/** For queries that join a place with the places around it. */
export const COUNTRY_COLUMNS = columnsOf('country');
export const STATE_COLUMNS = [...columnsOf('state'), ...COUNTRY_COLUMNS] as const;
export const CITY_COLUMNS = [...columnsOf('city'), ...STATE_COLUMNS] as const;

function columnsOf<Table extends string>(table: Table) {
  return [
    `${table}.id as ${table}_id`,
    `${table}.name as ${table}_name`,
    ...OTHER_LANGUAGES.map(
      (language) => `${table}.name_${language} as ${table}_name_${language}` as const,
    ),
  ] as const;
}

type PlaceColumns<Table extends string> = Record<`${Table}_id`, number> &
  Record<`${Table}_name` | LanguageColumn<`${Table}_name`>, string>;
type CountryColumns = PlaceColumns<'country'>;
type StateColumns = PlaceColumns<'state'> & CountryColumns;
type CityColumns = PlaceColumns<'city'> & StateColumns;

export function countryFrom(row: CountryColumns): Country {
  return {
    id: row.country_id,
    name: row.country_name,
    names: placeNames(translationsIn(row, 'country_name')),
  };
}

export function stateFrom(row: StateColumns): State {
  return {
    id: row.state_id,
    name: row.state_name,
    names: placeNames(translationsIn(row, 'state_name')),
    countryId: row.country_id,
    country: countryFrom(row),
  };
}

export function cityFrom(row: CityColumns): City {
  return {
    id: row.city_id,
    name: row.city_name,
    names: placeNames(translationsIn(row, 'city_name')),
    stateId: row.state_id,
    state: stateFrom(row),
  };
}
