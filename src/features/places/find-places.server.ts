import type { City, Country, State } from '#features/listings/place.ts';
import {
  CITY_COLUMNS,
  COUNTRY_COLUMNS,
  cityFrom,
  countryFrom,
  STATE_COLUMNS,
  stateFrom,
} from '#features/listings/store/place-columns.server.ts';
import type { ReadDb, Versioned } from '#platform/database/database.server.ts';
import type { Entity } from '#platform/writes/audited-write.server.ts';

type PlacesDb = ReadDb<'country' | 'state' | 'city'>;

export async function listCountries(db: PlacesDb): Promise<Country[]> {
  const rows = await selectCountries(db).orderBy('country.name').orderBy('country.id').execute();
  return rows.map(countryFrom);
}

export async function findVersionedCountry(
  db: PlacesDb,
  id: number,
): Promise<Versioned<Country> | undefined> {
  const row = await selectCountries(db).where('country.id', '=', id).executeTakeFirst();
  return row && { record: countryFrom(row), version: row.version };
}

export async function listStates(db: PlacesDb): Promise<State[]> {
  const rows = await selectStates(db).orderBy('state.name').orderBy('state.id').execute();
  return rows.map(stateFrom);
}

export async function listStatesOf(db: PlacesDb, countryId: number): Promise<State[]> {
  const rows = await selectStates(db)
    .where('state.country_id', '=', countryId)
    .orderBy('state.id')
    .execute();
  return rows.map(stateFrom);
}

export async function findVersionedState(
  db: PlacesDb,
  id: number,
): Promise<Versioned<State> | undefined> {
  const row = await selectStates(db).where('state.id', '=', id).executeTakeFirst();
  return row && { record: stateFrom(row), version: row.version };
}

export async function listCities(db: PlacesDb): Promise<City[]> {
  const rows = await selectCities(db).orderBy('city.name').orderBy('city.id').execute();
  return rows.map(cityFrom);
}

export async function listCitiesOf(db: PlacesDb, stateId: number): Promise<City[]> {
  const rows = await selectCities(db)
    .where('city.state_id', '=', stateId)
    .orderBy('city.id')
    .execute();
  return rows.map(cityFrom);
}

export async function findVersionedCity(
  db: PlacesDb,
  id: number,
): Promise<Versioned<City> | undefined> {
  const row = await selectCities(db).where('city.id', '=', id).executeTakeFirst();
  return row && { record: cityFrom(row), version: row.version };
}

export async function findCity(db: PlacesDb, id: number): Promise<City | undefined> {
  return (await findVersionedCity(db, id))?.record;
}

export async function findCitiesById(db: PlacesDb, ids: readonly number[]): Promise<City[]> {
  if (ids.length === 0) return [];
  const rows = await selectCities(db).where('city.id', 'in', ids).execute();
  const cities = new Map(rows.map((row) => [row.city_id, cityFrom(row)]));
  return ids.flatMap((id) => cities.get(id) ?? []);
}

function selectCountries(db: PlacesDb) {
  return db.selectFrom('country').select(COUNTRY_COLUMNS).select('country.version');
}

function selectStates(db: PlacesDb) {
  return db
    .selectFrom('state')
    .innerJoin('country', 'country.id', 'state.country_id')
    .select(STATE_COLUMNS)
    .select('state.version');
}

function selectCities(db: PlacesDb) {
  return db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .select(CITY_COLUMNS)
    .select('city.version');
}

export const COUNTRY: Entity<Versioned<Country>> = {
  entity: 'Country',
  find: findVersionedCountry,
};
export const STATE: Entity<Versioned<State>> = { entity: 'State', find: findVersionedState };
export const CITY: Entity<Versioned<City>> = { entity: 'City', find: findVersionedCity };
