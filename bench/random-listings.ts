import type { Insertable } from 'kysely';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { createRandom, type Random } from './random.ts';

const CITIES = 24;
const BATCH_ROWS = 200;
const THREE_YEARS_MS = 3 * 365 * 24 * 3600 * 1000;
const DESCRIPTION =
  'A quiet street near the school, the market and the bus stand, with clear papers and a wide road. '.repeat(
    5,
  );

type NewListing = Insertable<Tables['property']>;

/** Most listings are in two of the cities; kinds have their usual shares; 5 % have no price. */
export async function insertRandomListings(db: Db, count: number): Promise<void> {
  const random = createRandom(1);
  await db.transaction().execute(async (db) => {
    const staff = await db
      .insertInto('staff')
      .values({ user_name: 'bench', password_hash: '', role: 'agent', created_at: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const country = await db
      .insertInto('country')
      .values({ name: 'India' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const state = await db
      .insertInto('state')
      .values({ name: 'Punjab', country_id: country.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const names = Array.from({ length: CITIES }, (_, i) => ({
      name: `City ${i + 1}`,
      state_id: state.id,
    }));
    await db.insertInto('city').values(names).execute();
    for (let done = 0; done < count; done += BATCH_ROWS) {
      const batch = Array.from({ length: Math.min(BATCH_ROWS, count - done) }, (_, i) =>
        randomListing(random, done + i, staff.id),
      );
      await db.insertInto('property').values(batch).execute();
    }
  });
}

export function randomCity(random: Random): number {
  const percent = random.below(100);
  if (percent < 36) return 1;
  return percent < 56 ? 2 : 3 + random.below(CITIES - 2);
}

export function randomKind(random: Random): number {
  const percent = random.below(100);
  if (percent < 50) return HOUSE;
  if (percent < 75) return PLOT;
  return percent < 90 ? LAND : SHOP;
}

function randomListing(random: Random, i: number, staff_id: number): NewListing {
  const posted = new Date(Date.UTC(2023, 0, 1) + random.below(THREE_YEARS_MS)).toISOString();
  const property_type = randomKind(random);
  const code = (list: keyof typeof ENUMERATIONS, types: number[]) =>
    types.includes(property_type) ? 1 + random.below(ENUMERATIONS[list].length) : 0;
  return {
    property_type,
    city_id: randomCity(random),
    title: `Property number ${i} in a good place`,
    description: DESCRIPTION,
    neighbourhood: `Colony ${random.below(50)}`,
    price: random.chance(0.05) ? 0 : 500_000 + random.below(2950) * 10_000,
    posted,
    updated_at: posted,
    status_changed_at: posted,
    published_at: posted,
    is_popular: random.chance(0.01) ? 1 : 0,
    staff_id,
    total_area: property_type === LAND ? (1 + random.below(100)) / 4 : 200 + random.below(4000),
    facing: code('Facing', [HOUSE, PLOT, SHOP]),
    house_type: code('HouseType', [HOUSE]),
    plot_type: code('PlotType', [PLOT]),
    land_type: code('LandType', [LAND]),
    property_status: code('PropertyStatus', [HOUSE, SHOP]),
    water_supply: code('WaterSupplyType', [LAND]),
    no_of_rooms: property_type === HOUSE ? 1 + random.below(8) : 0,
  };
}
