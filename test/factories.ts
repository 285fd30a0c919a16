import type { Insertable } from 'kysely';
import type { Db } from '#platform/database/database.server.ts';
import type { Tables } from '#platform/database/tables.ts';

const POSTED = '2026-02-01T09:00:00.000Z';

export function insertCountry(
  db: Db,
  country: Partial<Insertable<Tables['country']>> = {},
): Promise<number> {
  return insert(db, 'country', { name: 'India', ...country });
}

/** Creates a country too, unless one is given. */
export async function insertState(
  db: Db,
  state: Partial<Insertable<Tables['state']>> = {},
): Promise<number> {
  return insert(db, 'state', {
    name: 'Punjab',
    ...state,
    country_id: state.country_id ?? (await insertCountry(db)),
  });
}

export async function insertCity(
  db: Db,
  city: Partial<Insertable<Tables['city']>> = {},
): Promise<number> {
  return insert(db, 'city', {
    name: 'Jalandhar',
    ...city,
    state_id: city.state_id ?? (await insertState(db)),
  });
}

export function insertPhoto(
  db: Db,
  photo: Partial<Insertable<Tables['image']>> = {},
): Promise<number> {
  const hash = photo.hash ?? crypto.randomUUID();
  const path = `Resources/Images/${hash}.jpg`;
  return insert(db, 'image', {
    hash,
    path,
    width: 1280,
    height: 960,
    placeholder: '#88aa66',
    created_at: POSTED,
    ...photo,
  });
}

type GivenListing = Partial<Insertable<Tables['property']>> & {
  /** Its only photo. */
  readonly image_id?: number;
};

/** A house of 1250 sqft for 45 lakh. Creates city and staff account too, unless given. */
export async function insertListing(
  db: Db,
  { image_id, ...listing }: GivenListing = {},
): Promise<number> {
  const id = await insert(db, 'property', {
    property_type: 100,
    title: 'House in Model Town',
    description: 'A quiet street, close to the school.',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    posted: POSTED,
    updated_at: POSTED,
    status_changed_at: POSTED,
    published_at: POSTED,
    total_area: 1250,
    ...listing,
    city_id: listing.city_id ?? (await insertCity(db)),
    staff_id: listing.staff_id ?? (await postingAccount(db)),
  });
  if (image_id !== undefined) await insertPhotoOf(db, { property_id: id, image_id });
  return id;
}

/** Puts a stored photo into a listing, as the cover unless `position` says otherwise. */
export async function insertPhotoOf(
  db: Db,
  photo: Pick<Insertable<Tables['property_image']>, 'property_id' | 'image_id'> &
    Partial<Insertable<Tables['property_image']>>,
): Promise<number> {
  return insert(db, 'property_image', { position: 0, ...photo });
}

/** Nobody can log in with this account. */
async function postingAccount(db: Db): Promise<number> {
  const known = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirst();
  return (
    known?.id ??
    insert(db, 'staff', {
      user_name: 'poster',
      password_hash: '',
      role: 'agent',
      created_at: POSTED,
    })
  );
}

type Entity = 'country' | 'state' | 'city' | 'image' | 'staff' | 'property' | 'property_image';

async function insert<Table extends Entity>(
  db: Db,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<number> {
  const { id } = await db
    .insertInto<Entity>(table)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
