import { columnsInAllLanguages } from '#features/listings/language-columns.ts';
import { citiesOf } from '#features/listings/understand/current-places.server.ts';
import { stateKey } from '#features/listings/understand/regions.ts';
import type { Db } from '#platform/database/database.server.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { type KnownCities, knownCities } from './rows/location.ts';
import type { Place } from './rows/staged-listing.ts';

const NAMES = columnsInAllLanguages('name');
type NameColumn = (typeof NAMES)[number];

interface KnownPlace extends Readonly<Record<NameColumn, string>> {
  readonly id: number;
  readonly parent?: number;
}

/** Creates missing places; call it inside a transaction. */
export async function cityIds(db: Db): Promise<(place: Place) => Promise<number>> {
  const countries = idsByName(
    await db
      .selectFrom('country')
      .select(['id', ...NAMES])
      .execute(),
  );
  const states = idsByName(
    await db
      .selectFrom('state')
      .select(['id', ...NAMES, 'country_id as parent'])
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, name: stateKey(row.name) }))),
  );
  const cities = idsByName(
    await db
      .selectFrom('city')
      .select(['id', ...NAMES, 'state_id as parent'])
      .execute(),
  );

  return async ({ country, state, city }) => {
    const countryId = await ensure(countries, 0, country, () =>
      db.insertInto('country').values({ name: country }).returning('id').executeTakeFirstOrThrow(),
    );
    const stateId = await ensure(states, countryId, stateKey(state), () =>
      db
        .insertInto('state')
        .values({ name: state, country_id: countryId })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return ensure(cities, stateId, city, () =>
      db
        .insertInto('city')
        .values({ name: city, state_id: stateId })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  };
}

export async function findKnownCities(db: Db): Promise<KnownCities> {
  return knownCities(await citiesOf(db));
}

async function ensure(
  known: Map<string, number>,
  parent: number,
  name: string,
  create: () => Promise<{ id: number }>,
): Promise<number> {
  const key = nameWithin(parent, name);
  const id = known.get(key) ?? (await create()).id;
  known.set(key, id);
  return id;
}

/** Of two places with one name, the older counts, and an English name before the others. */
function idsByName(places: readonly KnownPlace[]): Map<string, number> {
  const newestFirst = places.toSorted((one, other) => other.id - one.id);
  const named = (name: NameColumn) =>
    newestFirst
      .filter((place) => place[name] !== '')
      .map((place): [string, number] => [nameWithin(place.parent ?? 0, place[name]), place.id]);
  return new Map(NAMES.toReversed().flatMap(named));
}

function nameWithin(parent: number, name: string): string {
  return `${parent}/${foldText(name.trim())}`;
}
