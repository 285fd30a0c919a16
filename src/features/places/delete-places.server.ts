import { emptyTrashOf } from '#features/listings/life/trash.server.ts';
import type { City, Country, State } from '#features/listings/place.ts';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import {
  type IsExpected,
  recordChange,
  type Signature,
  writeRecord,
} from '#platform/writes/audited-write.server.ts';
import { CITY, COUNTRY, listCitiesOf, listStatesOf, STATE } from './find-places.server.ts';

/** A place is not removed as long as it has listings outside the trash. */
interface HasListings {
  listings: number;
}

export function deleteCountry(db: Db, signature: Signature, id: number, isExpected?: IsExpected) {
  const record = { ...COUNTRY, id, isExpected, action: 'delete' } as const;
  return writeRecord<Versioned<Country>, HasListings>(db, signature, record, async (db) => {
    const listings = await countListings(db, 'state.country_id', id);
    if (listings > 0) return { refused: { listings } };
    for (const state of await listStatesOf(db, id)) {
      await removeCitiesOf(db, signature, state.id);
      await db.deleteFrom('state').where('id', '=', state.id).execute();
      await recordRemoval(db, signature, 'State', state);
    }
    await db.deleteFrom('country').where('id', '=', id).execute();
    return undefined;
  });
}

export function deleteState(db: Db, signature: Signature, id: number, isExpected?: IsExpected) {
  const record = { ...STATE, id, isExpected, action: 'delete' } as const;
  return writeRecord<Versioned<State>, HasListings>(db, signature, record, async (db) => {
    const listings = await countListings(db, 'city.state_id', id);
    if (listings > 0) return { refused: { listings } };
    await removeCitiesOf(db, signature, id);
    await db.deleteFrom('state').where('id', '=', id).execute();
    return undefined;
  });
}

export function deleteCity(db: Db, signature: Signature, id: number, isExpected?: IsExpected) {
  const record = { ...CITY, id, isExpected, action: 'delete' } as const;
  return writeRecord<Versioned<City>, HasListings>(db, signature, record, async (db) => {
    const listings = await countListings(db, 'city.id', id);
    if (listings > 0) return { refused: { listings } };
    await emptyTrashOf(db, signature, [id]);
    await db.deleteFrom('city').where('id', '=', id).execute();
    return undefined;
  });
}

async function removeCitiesOf(db: Db, signature: Signature, stateId: number): Promise<void> {
  const cities = await listCitiesOf(db, stateId);
  await emptyTrashOf(
    db,
    signature,
    cities.map(({ id }) => id),
  );
  await db.deleteFrom('city').where('state_id', '=', stateId).execute();
  for (const city of cities) await recordRemoval(db, signature, 'City', city);
}

function recordRemoval(
  db: Db,
  signature: Signature,
  entity: 'State' | 'City',
  place: State | City,
): Promise<void> {
  return recordChange(db, signature, {
    entity,
    entityId: place.id,
    action: 'delete',
    before: place,
    after: null,
  });
}

async function countListings(
  db: Db,
  place: 'state.country_id' | 'city.state_id' | 'city.id',
  id: number,
): Promise<number> {
  const { listings } = await db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(({ fn }) => fn.countAll<number>().as('listings'))
    .where(place, '=', id)
    .where('property.trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return listings;
}
