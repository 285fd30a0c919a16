import { randomBytes } from 'node:crypto';
import { SOLD } from '#features/listings/listing-status.ts';
import { listingsWithPage, type PublicDb } from '#features/listings/public-listings.server.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import type { Db } from '#platform/database/database.server.ts';
import { type Refused, writeWithoutVersion } from '#platform/writes/audited-write.server.ts';
import type { AlertInput } from './alert.ts';
import { followedSearch } from './followed-search.ts';

const MAX_PER_BROWSER = 30;
const MAX_ALERTS = 5000;

type Followed = { readonly token: string } | Refused<'unknown property' | 'sold' | 'full'>;

/** The same browser and subject have one alert, whose keys and language are those sent last. */
export async function follow(
  db: Db,
  publicDb: PublicDb,
  { subscription, language, propertyId, search }: AlertInput,
  now: Date,
): Promise<Followed> {
  const subject = {
    property_id: propertyId ?? null,
    search: search === undefined ? null : followedSearch(parseFilters(new URLSearchParams(search))),
  };
  const known = propertyId === undefined ? NOTHING : await knownOf(publicDb, propertyId);
  if (known === undefined) return { refused: 'unknown property' };
  if (known.known_status === SOLD) return { refused: 'sold' };
  const { endpoint, keys } = subscription;
  return writeWithoutVersion<Followed>(db, async (db) => {
    const before = await findAlert(db, endpoint, subject);
    const row = { endpoint, language, ...keys, ...subject, ...known };
    if (before !== undefined) {
      await db
        .updateTable('alert')
        .set({ language, ...keys })
        .where('id', '=', before.id)
        .execute();
      return { token: before.token };
    }
    if (await isFull(db, endpoint)) return { refused: 'full' };
    const token = randomBytes(18).toString('base64url');
    await db
      .insertInto('alert')
      .values({ ...row, token, known_until: now.toISOString() })
      .execute();
    return { token };
  });
}

export async function endAlert(db: Db, token: string): Promise<void> {
  await db.deleteFrom('alert').where('token', '=', token).execute();
}

/** All that a browser follows: its push service knows the browser no more. */
export async function forgetBrowser(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('alert').where('endpoint', '=', endpoint).execute();
}

const NOTHING = { known_price: 0, known_status: 0 };

async function knownOf(publicDb: PublicDb, id: number) {
  return listingsWithPage(publicDb)
    .select(['property.price as known_price', 'property.status as known_status'])
    .where('property.id', '=', id)
    .executeTakeFirst();
}

function findAlert(
  db: Db,
  endpoint: string,
  { property_id, search }: { property_id: number | null; search: string | null },
) {
  return db
    .selectFrom('alert')
    .select(['id', 'token'])
    .where('endpoint', '=', endpoint)
    .where('property_id', property_id === null ? 'is' : '=', property_id)
    .where('search', search === null ? 'is' : '=', search)
    .executeTakeFirst();
}

async function isFull(db: Db, endpoint: string): Promise<boolean> {
  const count = async (query: ReturnType<typeof alerts>) => {
    const { total } = await query
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };
  const ofBrowser = await count(alerts(db).where('endpoint', '=', endpoint));
  return ofBrowser >= MAX_PER_BROWSER || (await count(alerts(db))) >= MAX_ALERTS;
}

function alerts(db: Db) {
  return db.selectFrom('alert');
}
