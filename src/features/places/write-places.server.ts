import { languageValues } from '#features/listings/language-columns.ts';
import type { City, Country, State } from '#features/listings/place.ts';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import type { FieldErrors } from '#platform/http/problem.ts';
import { CHOOSE } from '#platform/validation/input-rules.ts';
import {
  type IsExpected,
  type Signature,
  writeRecord,
} from '#platform/writes/audited-write.server.ts';
import { createRecord } from '#platform/writes/create-record.server.ts';
import {
  CITY,
  COUNTRY,
  findVersionedCountry,
  findVersionedState,
  STATE,
} from './find-places.server.ts';
import type { CityInput, CountryInput, StateInput } from './place-input.ts';

export function createCountry(db: Db, signature: Signature, input: CountryInput, key?: string) {
  const create = { ...COUNTRY, key, input };
  return createRecord<Versioned<Country>, never>(db, signature, create, (db) =>
    db.insertInto('country').values(nameColumns(input)).returning('id').executeTakeFirstOrThrow(),
  );
}

export function updateCountry(
  db: Db,
  signature: Signature,
  id: number,
  input: CountryInput,
  isExpected?: IsExpected,
) {
  const record = { ...COUNTRY, id, isExpected, action: 'update' } as const;
  return writeRecord<Versioned<Country>, never>(db, signature, record, async (db) => {
    await db
      .updateTable('country')
      .set((set) => ({ ...nameColumns(input), version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

export function createState(db: Db, signature: Signature, input: StateInput, key?: string) {
  const create = { ...STATE, key, input };
  return createRecord<Versioned<State>, FieldErrors>(db, signature, create, async (db) => {
    if (!(await hasCountry(db, input))) return { refused: { countryId: [CHOOSE] } };
    const row = { ...nameColumns(input), country_id: input.countryId };
    return db.insertInto('state').values(row).returning('id').executeTakeFirstOrThrow();
  });
}

export function updateState(
  db: Db,
  signature: Signature,
  id: number,
  input: StateInput,
  isExpected?: IsExpected,
) {
  const record = { ...STATE, id, isExpected, action: 'update' } as const;
  return writeRecord<Versioned<State>, FieldErrors>(db, signature, record, async (db) => {
    if (!(await hasCountry(db, input))) return { refused: { countryId: [CHOOSE] } };
    await db
      .updateTable('state')
      .set((set) => ({
        ...nameColumns(input),
        country_id: input.countryId,
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

export function createCity(db: Db, signature: Signature, input: CityInput, key?: string) {
  const create = { ...CITY, key, input };
  return createRecord<Versioned<City>, FieldErrors>(db, signature, create, async (db) => {
    if (!(await hasState(db, input))) return { refused: { stateId: [CHOOSE] } };
    const row = { ...nameColumns(input), state_id: input.stateId };
    return db.insertInto('city').values(row).returning('id').executeTakeFirstOrThrow();
  });
}

export function updateCity(
  db: Db,
  signature: Signature,
  id: number,
  input: CityInput,
  isExpected?: IsExpected,
) {
  const record = { ...CITY, id, isExpected, action: 'update' } as const;
  return writeRecord<Versioned<City>, FieldErrors>(db, signature, record, async (db) => {
    if (!(await hasState(db, input))) return { refused: { stateId: [CHOOSE] } };
    await db
      .updateTable('city')
      .set((set) => ({
        ...nameColumns(input),
        state_id: input.stateId,
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

function nameColumns({ name, names }: CountryInput) {
  return { name, ...languageValues(['name'], (_, language) => names[language] ?? '') };
}

async function hasCountry(db: Db, { countryId }: StateInput): Promise<boolean> {
  return (await findVersionedCountry(db, countryId)) !== undefined;
}

/** A country that comes with the state must be the state's own. */
async function hasState(db: Db, { stateId, countryId }: CityInput): Promise<boolean> {
  const state = await findVersionedState(db, stateId);
  if (state === undefined) return false;
  return countryId === undefined || countryId === state.record.countryId;
}
