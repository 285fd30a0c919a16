import type { Db } from '#database/database.server.ts';
import { unknownCodes } from '#features/listings/search/unknown-codes.ts';
import { CHOOSE, requiredId } from '#validation/input-rules.ts';
import type { Wants } from './buyer.ts';

/** Messages by the paths of the body. */
export type UnknownWants = Readonly<Record<string, [string]>>;

/**
 * The codes and the city of a wish that do not exist. What is `stored` already may stay, so that a
 * buyer can be edited after the wanted city was removed.
 */
export async function unknownWants(
  db: Db,
  wants: Wants,
  stored: Wants = {},
): Promise<UnknownWants | undefined> {
  const { location } = wants;
  const unknown = [
    ...unknownCodes(wants),
    ...(location === undefined || (await isCity(db, location)) ? [] : ['location' as const]),
  ].filter((member) => wants[member] !== stored[member]);
  if (unknown.length === 0) return undefined;
  return Object.fromEntries(unknown.map((member) => [`wants.${member}`, [CHOOSE]]));
}

async function isCity(db: Db, id: number): Promise<boolean> {
  if (!requiredId.safeParse(id).success) return false;
  const city = await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst();
  return city !== undefined;
}
