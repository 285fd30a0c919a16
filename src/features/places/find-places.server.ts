import type { ReadDb, Versioned } from '#database/database.server.ts';
import { memoizePerVersion } from '#database/memoize-per-version.server.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { Entity } from '#writes/audited-write.server.ts';
import type { City, Country, State } from './place.ts';

type PlacesDb = ReadDb<'country' | 'state' | 'city'>;

export function listCountries(db: PlacesDb): Promise<Country[]> {
  return db.selectFrom('country').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

export async function findVersionedCountry(
  db: PlacesDb,
  id: number,
): Promise<Versioned<Country> | undefined> {
  const row = await db
    .selectFrom('country')
    .select(['id', 'name', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { record: { id: row.id, name: row.name }, version: row.version };
}

export async function listStates(db: PlacesDb): Promise<State[]> {
  const rows = await selectStates(db).orderBy('state.name').orderBy('state.id').execute();
  return rows.map(stateFromRow);
}

export async function listStatesOf(db: PlacesDb, countryId: number): Promise<State[]> {
  const rows = await selectStates(db)
    .where('state.country_id', '=', countryId)
    .orderBy('state.id')
    .execute();
  return rows.map(stateFromRow);
}

export async function findVersionedState(
  db: PlacesDb,
  id: number,
): Promise<Versioned<State> | undefined> {
  const row = await selectStates(db).where('state.id', '=', id).executeTakeFirst();
  return row && { record: stateFromRow(row), version: row.version };
}

export async function listCities(db: PlacesDb): Promise<City[]> {
  const rows = await selectCities(db).orderBy('city.name').orderBy('city.id').execute();
  return rows.map(cityFromRow);
}

export async function listCitiesOf(db: PlacesDb, stateId: number): Promise<City[]> {
  const rows = await selectCities(db)
    .where('city.state_id', '=', stateId)
    .orderBy('city.id')
    .execute();
  return rows.map(cityFromRow);
}

export async function findVersionedCity(
  db: PlacesDb,
  id: number,
): Promise<Versioned<City> | undefined> {
  const row = await selectCities(db).where('city.id', '=', id).executeTakeFirst();
  return row && { record: cityFromRow(row), version: row.version };
}

export const memoizedCities = memoizePerVersion((db: PublicDb) => listCities(db));

export async function findCity(db: PlacesDb, id: number): Promise<City | undefined> {
  return (await findVersionedCity(db, id))?.record;
}

export async function findCitiesById(db: PlacesDb, ids: readonly number[]): Promise<City[]> {
  if (ids.length === 0) return [];
  const rows = await selectCities(db).where('city.id', 'in', ids).execute();
  const cities = new Map(rows.map((row) => [row.id, cityFromRow(row)]));
  return ids.flatMap((id) => cities.get(id) ?? []);
}

function selectStates(db: PlacesDb) {
  return db
    .selectFrom('state')
    .innerJoin('country', 'country.id', 'state.country_id')
    .select([
      'state.id',
      'state.name',
      'state.country_id',
      'state.version',
      'country.name as country_name',
    ]);
}

type JoinedStateRow = Awaited<
  ReturnType<ReturnType<typeof selectStates>['executeTakeFirstOrThrow']>
>;

function stateFromRow(row: JoinedStateRow): State {
  return {
    id: row.id,
    name: row.name,
    countryId: row.country_id,
    country: { id: row.country_id, name: row.country_name },
  };
}

function selectCities(db: PlacesDb) {
  return db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .select(['city.id', 'city.name', 'city.state_id', 'city.version'])
    .select(['state.name as state_name', 'state.country_id', 'country.name as country_name']);
}

type JoinedCityRow = Awaited<
  ReturnType<ReturnType<typeof selectCities>['executeTakeFirstOrThrow']>
>;

function cityFromRow(row: JoinedCityRow): City {
  const country = { id: row.country_id, name: row.country_name };
  return {
    id: row.id,
    name: row.name,
    stateId: row.state_id,
    state: { id: row.state_id, name: row.state_name, countryId: row.country_id, country },
  };
}

export const COUNTRY: Entity<Country> = { entity: 'Country', find: findVersionedCountry };
export const STATE: Entity<State> = { entity: 'State', find: findVersionedState };
export const CITY: Entity<City> = { entity: 'City', find: findVersionedCity };
