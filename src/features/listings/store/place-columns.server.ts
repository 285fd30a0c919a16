import { type City, type Country, placeNames, type State } from '#features/listings/place.ts';

/** For queries that join a place with the places around it. */
export const COUNTRY_COLUMNS = [
  'country.id as country_id',
  'country.name as country_name',
  'country.name_pa as country_name_pa',
  'country.name_hi as country_name_hi',
] as const;

export const STATE_COLUMNS = [
  'state.id as state_id',
  'state.name as state_name',
  'state.name_pa as state_name_pa',
  'state.name_hi as state_name_hi',
  ...COUNTRY_COLUMNS,
] as const;

export const CITY_COLUMNS = [
  'city.id as city_id',
  'city.name as city_name',
  'city.name_pa as city_name_pa',
  'city.name_hi as city_name_hi',
  ...STATE_COLUMNS,
] as const;

interface CountryColumns {
  country_id: number;
  country_name: string;
  country_name_pa: string;
  country_name_hi: string;
}

interface StateColumns extends CountryColumns {
  state_id: number;
  state_name: string;
  state_name_pa: string;
  state_name_hi: string;
}

interface CityColumns extends StateColumns {
  city_id: number;
  city_name: string;
  city_name_pa: string;
  city_name_hi: string;
}

export function countryFrom(row: CountryColumns): Country {
  return {
    id: row.country_id,
    name: row.country_name,
    names: placeNames({ pa: row.country_name_pa, hi: row.country_name_hi }),
  };
}

export function stateFrom(row: StateColumns): State {
  return {
    id: row.state_id,
    name: row.state_name,
    names: placeNames({ pa: row.state_name_pa, hi: row.state_name_hi }),
    countryId: row.country_id,
    country: countryFrom(row),
  };
}

export function cityFrom(row: CityColumns): City {
  return {
    id: row.city_id,
    name: row.city_name,
    names: placeNames({ pa: row.city_name_pa, hi: row.city_name_hi }),
    stateId: row.state_id,
    state: stateFrom(row),
  };
}
