import type { Db } from '#database/database.server.ts';
import { type IsExpected, type Signature, updateRecord } from '#writes/audited-write.server.ts';
import { createRecord } from '#writes/create-record.server.ts';
import {
  findVersionedCity,
  findVersionedCountry,
  findVersionedState,
} from './find-places.server.ts';
import type { City, Country, State } from './place.ts';
import type { CityInput, CountryInput, StateInput } from './place-input.ts';

/** How each kind of place is found by the writes. */
export const COUNTRY = { entity: 'Country', find: findVersionedCountry } as const;
export const STATE = { entity: 'State', find: findVersionedState } as const;
export const CITY = { entity: 'City', find: findVersionedCity } as const;

/** The place that another one must lie in is not there. */
type UnknownParent = { refused: 'unknown parent' };

export function createCountry(db: Db, signature: Signature, input: CountryInput, key?: string) {
  return createRecord<Country, never>(db, signature, { ...COUNTRY, key, input }, (db) =>
    db.insertInto('country').values({ name: input.name }).returning('id').executeTakeFirstOrThrow(),
  );
}

export function updateCountry(
  db: Db,
  signature: Signature,
  id: number,
  input: CountryInput,
  isExpected?: IsExpected,
) {
  return updateRecord<Country, never>(db, signature, { ...COUNTRY, id, isExpected }, async (db) => {
    await db
      .updateTable('country')
      .set((set) => ({ name: input.name, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

export function createState(db: Db, signature: Signature, input: StateInput, key?: string) {
  return createRecord<State, 'unknown parent'>(
    db,
    signature,
    { ...STATE, key, input },
    async (db) => {
      const row = { name: input.name, country_id: input.countryId };
      return (
        (await missingCountry(db, input)) ??
        db.insertInto('state').values(row).returning('id').executeTakeFirstOrThrow()
      );
    },
  );
}

export function updateState(
  db: Db,
  signature: Signature,
  id: number,
  input: StateInput,
  isExpected?: IsExpected,
) {
  return updateRecord<State, 'unknown parent'>(
    db,
    signature,
    { ...STATE, id, isExpected },
    async (db) => {
      const missing = await missingCountry(db, input);
      if (missing !== undefined) return missing;
      await db
        .updateTable('state')
        .set((set) => ({
          name: input.name,
          country_id: input.countryId,
          version: set('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      return undefined;
    },
  );
}

export function createCity(db: Db, signature: Signature, input: CityInput, key?: string) {
  return createRecord<City, 'unknown parent'>(
    db,
    signature,
    { ...CITY, key, input },
    async (db) => {
      const row = { name: input.name, state_id: input.stateId };
      return (
        (await missingState(db, input)) ??
        db.insertInto('city').values(row).returning('id').executeTakeFirstOrThrow()
      );
    },
  );
}

export function updateCity(
  db: Db,
  signature: Signature,
  id: number,
  input: CityInput,
  isExpected?: IsExpected,
) {
  return updateRecord<City, 'unknown parent'>(
    db,
    signature,
    { ...CITY, id, isExpected },
    async (db) => {
      const missing = await missingState(db, input);
      if (missing !== undefined) return missing;
      await db
        .updateTable('city')
        .set((set) => ({
          name: input.name,
          state_id: input.stateId,
          version: set('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      return undefined;
    },
  );
}

async function missingCountry(
  db: Db,
  { countryId }: StateInput,
): Promise<UnknownParent | undefined> {
  return (await findVersionedCountry(db, countryId)) === undefined
    ? { refused: 'unknown parent' }
    : undefined;
}

/** A country that is sent along must be the state's own. */
async function missingState(
  db: Db,
  { stateId, countryId }: CityInput,
): Promise<UnknownParent | undefined> {
  const state = await findVersionedState(db, stateId);
  const isRight =
    state !== undefined && (countryId === undefined || state.record.countryId === countryId);
  return isRight ? undefined : { refused: 'unknown parent' };
}
